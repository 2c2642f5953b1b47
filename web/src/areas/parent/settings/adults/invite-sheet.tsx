import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { PhoneField, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { rightOf, RightsChoice } from './rights-choice.tsx';

const locales = ['ru-RU', 'en-US'] as const;

/** Invites a grown-up: who, where the link goes, and what it may do. */
export function InviteSheet({ onClose }: { onClose(): void }) {
  const { form: t } = useTexts('adults');
  const [kind, choose] = useState<'email' | 'phone'>('email');
  const [url, handOn] = useState<string>();
  const own = useLocale();
  const invite = useCall('POST /adults/invitations', { changes: ['GET /adults'] });
  const submit = async (form: FormData) => {
    const [name, to] = [typedText(form, 'name').trim(), typedText(form, kind).trim()];
    const { isContact, isPersonName } = await import('#widgets/invited-person/checked-person.ts');
    const wrong = {
      ...(!isPersonName(name) && { name: t.nameWrong }),
      ...(!isContact(kind, to) && { [kind]: kind === 'email' ? t.emailWrong : t.phoneWrong }),
    };
    if (Object.keys(wrong).length > 0) return wrong;
    const answer = await invite.mutateAsync({
      body: {
        name,
        contact: { kind, to },
        may: rightOf(typedText(form, 'may')),
        locale: locales.find((it) => it === typedText(form, 'locale')) ?? own,
      },
    });
    if (answer.sentBy) return t.sent[answer.sentBy];
    handOn(answer.url ?? '');
    return undefined;
  };
  if (url !== undefined) return <HandOn url={url} onClose={onClose} />;
  return (
    <FormSheet
      title={t.title}
      onClose={onClose}
      submit={{ label: t.do }}
      onSubmit={submit}
      onRefusal={atFields({
        [kind]: ['adults.has_account', 'adults.invited_already', 'identity.wrong_phone'],
        '': ['adults.too_many', 'request.too_many'],
      })}
    >
      <TextField name="name" label={t.name} maxLength={60} required />
      <RadioChips<'email' | 'phone'>
        name="way"
        label={t.way}
        required
        value={kind}
        onChange={choose}
        chips={(['email', 'phone'] as const).map((value) => ({ value, label: t.ways[value] }))}
      />
      {kind === 'email' ? (
        <TextField name="email" type="email" label={t.email} help={t.help} maxLength={254} required />
      ) : (
        <PhoneField name="phone" label={t.phone} help={t.help} required />
      )}
      <RightsChoice chosen="sees" />
      <RadioChips
        name="locale"
        label={t.language}
        required
        defaultValue={own}
        chips={locales.map((value) => ({ value, label: t.languages[value] }))}
      />
    </FormSheet>
  );
}

/** The link, shown once, where the school can send none. */
function HandOn({ url, onClose }: { url: string; onClose(): void }) {
  const { form: t } = useTexts('adults');
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => say(t.copied),
      () => say(t.notCopied),
    );
  return (
    <Sheet title={t.ready} onClose={onClose}>
      <p>{t.handOn}</p>
      <p className="rounded-sm bg-sunk p-3 font-bold break-all select-all">{url}</p>
      <output className="text-mute">{said}</output>
      <Button kind="primary" onPress={() => void copy()}>
        {t.copy}
      </Button>
    </Sheet>
  );
}
