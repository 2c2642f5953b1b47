import { useSuspenseQuery } from '@tanstack/react-query';

import { atFields } from '#api/form-refusals.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Page as Frame } from '#kit/page.tsx';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { useSession } from '#api/session.ts';
import { ZoneField } from '#widgets/zone-field/zone-field.tsx';

import { SupportVisitsCard } from './support-visits-card.tsx';

const currencies = ['BYN', 'RUB', 'USD', 'EUR', 'KZT'] as const;

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

/** Name, zone and currency of the parent; contacts are changed with the school's help. */
export function Page() {
  const t = useTexts('settings').parent;
  const session = useSession();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const change = useCall('PATCH /user', { changes: ['GET /user'] });
  const save = async (data: FormData) => {
    const firstName = typedText(data, 'firstName').trim();
    if (firstName === '') return { firstName: t.wrong.firstName };
    const currency = currencies.find((it) => it === typedText(data, 'currency')) ?? user.currency;
    await change.mutateAsync({
      body: { firstName, lastName: typedText(data, 'lastName').trim(), timezone: typedText(data, 'timezone'), currency },
    });
    raiseNotice({ tone: 'good', text: t.saved });
    return undefined;
  };
  const contacts = [user.email, user.phone].filter((it) => it !== null);
  return (
    <Frame title={t.title} width="text">
      <Card>
        <Form label={t.title} onSubmit={save} onRefusal={atFields()}>
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
      {contacts.length > 0 && (
        <Card label={t.contacts} className="flex flex-col gap-2">
          <h2 className="text-xl">{t.contacts}</h2>
          {contacts.map((contact) => (
            <p key={contact} className="figures font-bold">
              {contact}
            </p>
          ))}
          <p className="text-mute">
            {t.contactsNote} <TextLink to="/chat">{t.write}</TextLink>
          </p>
        </Card>
      )}
      {session?.role === 'parent' && <SupportVisitsCard />}
    </Frame>
  );
}
