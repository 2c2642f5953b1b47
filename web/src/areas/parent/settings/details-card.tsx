import type { User } from '@school/contract/families/shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { zoneCity } from '#i18n/zones.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { ChangeFace } from '#widgets/face-choice/change-face.tsx';
import { ZoneField } from '#widgets/zone-field/zone-field.tsx';

const currencies = ['BYN', 'RUB', 'USD', 'EUR', 'KZT'] as const;

/** Face, name, zone and currency of the parent. */
export function DetailsCard({ user }: { user: User }) {
  const t = useTexts('settings').parent;
  const change = useCall('PATCH /user', { changes: ['GET /user'] });
  const save = async (data: FormData) => {
    const typed = { firstName: typedText(data, 'firstName'), lastName: typedText(data, 'lastName') };
    // The shapes are not a part of the page's first load: they are wanted when somebody saves.
    const { checkedName } = await import('./own-name.ts');
    const { value: name, wrong } = checkedName(typed, (field) => (field === 'lastName' ? t.wrong.lastName : t.wrong.firstName));
    if (wrong) return wrong;
    const currency = currencies.find((it) => it === typedText(data, 'currency')) ?? user.currency;
    await change.mutateAsync({
      body: { ...name, timezone: typedText(data, 'timezone'), currency },
    });
    raiseNotice({ tone: 'good', text: t.saved });
    return undefined;
  };
  return (
    <Card label={t.details} className="flex flex-col gap-5">
      <h2 className="sr-only">{t.details}</h2>
      <ChangeFace name={`${user.firstName} ${user.lastName}`.trim()} face={user.avatar} />
      <Form label={t.details} onSubmit={save} onRefusal={atFields()}>
        {({ pending }) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                name="firstName"
                label={t.firstName}
                defaultValue={user.firstName}
                autoComplete="given-name"
                maxLength={60}
                required
              />
              <TextField name="lastName" label={t.lastName} defaultValue={user.lastName} autoComplete="family-name" maxLength={60} />
            </div>
            <ZoneField name="timezone" label={t.zone} help={t.zoneHelp} zone={user.timezone} />
            <Select
              name="currency"
              label={t.currency}
              required
              defaultValue={user.currency}
              options={currencies.map((value) => ({ value, label: `${t.currencies[value]} (${value})` }))}
            />
            <Button type="submit" kind="primary" busy={pending}>
              {t.save}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}

/** The same for support, who looks and changes nothing. */
export function DetailsSeen({ user }: { user: User }) {
  const t = useTexts('settings').parent;
  const names = useTexts('names');
  const name = `${user.firstName} ${user.lastName}`.trim();
  const facts = [
    [t.zone, zoneCity(names, user.timezone)],
    [t.currency, `${t.currencies[user.currency]} (${user.currency})`],
  ];
  return (
    <Card label={t.details} className="flex flex-col gap-4">
      <p className="text-mute">{t.readOnly}</p>
      <div className="flex items-center gap-4">
        <Avatar name={name} picture={user.avatar} size={88} />
        <h2 className="text-xl">{name}</h2>
      </div>
      <dl className="grid gap-2 sm:grid-cols-2">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-sm text-mute">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
