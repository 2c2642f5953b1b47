import type { FamilyInvitation } from '@school/contract/back-office/adding-calls';
import { NewFamily } from '@school/contract/back-office/adding-calls';
import { subjectCodes } from '@school/contract/catalogue/limits';
import { familiesLimits } from '@school/contract/families/limits';
import { Currency } from '@school/contract/shapes';
import { useState } from 'react';

import { checked } from '#api/checked.ts';
import { atFields } from '#api/form-refusals.ts';
import { useOffer } from '#api/offer.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Sheet } from '#kit/dialog.tsx';
import { draftKey } from '#kit/draft-key.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { goTo } from '#kit/router/navigation.ts';
import { Select } from '#kit/select.tsx';
import { PhoneField, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { KidFields } from '#widgets/kid-form/kid-fields.tsx';
import { typedKid, wrongKid } from '#widgets/kid-form/typed-kid.ts';
import { useLanguageChips } from '#widgets/language-choice/use-language-chips.ts';
import { ZoneField } from '#widgets/zone-field/zone-field.tsx';

import { Alike, useAlike } from './alike.tsx';
import { AskedField } from './asked-field.tsx';
import { InvitationLink } from './invitation-link.tsx';

type Invite = 'no' | 'send' | 'show';

/** A family that phones or comes by, with its first child; who has the phone or the e-mail already is shown before it is saved. */
export function AddFamilySheet({ onClose }: { onClose(): void }) {
  const t = useTexts('familyAdding');
  const kidTexts = useTexts('kidForm');
  const names = useTexts('names');
  const languages = useLanguageChips();
  const locale = useLocale();
  const offer = useOffer();
  const add = useCall('POST /manager/families', { changes: ['GET /manager/families'] });
  const invite = useCall('POST /manager/families/:familyId/invitation');
  const draft = draftKey(useSession()?.customerId, 'family:new');
  const [made, setMade] = useState<{ familyId: string; invitation: FamilyInvitation }>();
  const alike = useAlike();

  const say = (field: string): string => {
    const words: Readonly<Record<string, string>> = t.wrong;
    return wrongKid(kidTexts, field, 'kid.') ?? words[field] ?? t.wrong.other;
  };
  const read = (form: FormData) => checked(NewFamily, typedFamily(form), say);
  const submit = async (form: FormData) => {
    const { value, wrong } = read(form);
    if (wrong) return wrong;
    if (await alike.isTaken(value)) return { '': t.alike };
    const { familyId } = await add.mutateAsync({ body: value });
    const way = typedText(form, 'invite') as Invite;
    const invitation = way === 'no' ? undefined : await invite.mutateAsync({ params: { familyId }, body: { way } });
    if (invitation?.url) {
      setMade({ familyId, invitation });
      return undefined;
    }
    void goTo(`/manager/families/${familyId}`);
    return invitation?.sentBy ? t.addedInvited[invitation.sentBy] : t.added;
  };
  if (made)
    return (
      <Sheet title={t.added} onClose={onClose}>
        <InvitationLink of={made.invitation} to={made.familyId} onClose={onClose} />
      </Sheet>
    );
  return (
    <FormSheet
      title={t.add}
      width="wide"
      onClose={onClose}
      draft={draft}
      submit={{ label: t.save }}
      check={(form) => read(form).wrong}
      onSubmit={submit}
      onRefusal={atFields({
        email: ['identity.email_taken'],
        phone: ['identity.phone_taken', 'identity.wrong_phone'],
        'kid.dob.month': ['families.kid_born_in_future'],
        'kid.dob.year': ['families.kid_too_old'],
      })}
      last={<Alike of={alike} onOpen={onClose} />}
    >
      <p className="text-mute">{t.about}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={t.firstName} autoComplete="off" maxLength={60} required />
        <TextField name="lastName" label={t.lastName} autoComplete="off" maxLength={60} />
        <PhoneField name="phone" label={t.phone} required />
        <TextField name="email" type="email" label={t.email} autoComplete="off" maxLength={254} />
        <ZoneField name="timezone" label={t.zone} />
        <Select
          name="locale"
          label={t.language}
          required
          defaultValue={languages.find(({ value }) => value === locale)?.value ?? languages[0]?.value ?? locale}
          options={languages}
        />
        <Select
          name="currency"
          label={t.currency}
          required
          defaultValue="BYN"
          options={Currency.options.map((value) => ({ value, label: value }))}
        />
        <Select name="source" label={t.source} required defaultValue="call" options={choicesOf(t.sources, familiesLimits.sources)} />
      </div>
      <h3 className="text-lg">{t.kid}</h3>
      <KidFields at="kid." />
      <Select
        name="subject"
        label={t.subject}
        required
        options={offer.subjects(subjectCodes).map((value) => ({ value, label: names.subjects[value] }))}
      />
      <AskedField />
      <RadioChips<Invite>
        name="invite"
        label={t.inviteNow}
        help={t.inviteHelp}
        defaultValue="no"
        chips={choicesOf(t.invites, ['no', 'send', 'show'] as const)}
      />
    </FormSheet>
  );
}

function typedFamily(data: FormData) {
  const text = (name: string) => typedText(data, name).trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    ...(text('email') !== '' && { email: text('email') }),
    locale: text('locale'),
    timezone: text('timezone'),
    currency: text('currency'),
    source: text('source'),
    subject: text('subject'),
    kid: typedKid(data, 'kid.'),
    asked: text('asked'),
  };
}
