import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import { Email, Phone } from '@school/contract/identity/shapes';
import { Locale, personName, TimeZone } from '@school/contract/shapes';
import * as z from 'zod/mini';

import { checked } from '#api/checked.ts';
import { atFields } from '#api/form-refusals.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { draftKey } from '#kit/draft-key.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';
import { PhoneField, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { atCode } from '#widgets/second-factor/at-code.ts';
import { CodeField } from '#widgets/second-factor/code-field.tsx';
import { useLanguageChips } from '#widgets/language-choice/use-language-chips.ts';
import { ZoneField } from '#widgets/zone-field/zone-field.tsx';

import { cardChanges } from './changes.ts';
import { useAskedCode } from './use-asked-code.ts';
import { useReason } from './use-reason.ts';

const Typed = z.strictObject({
  firstName: personName(60),
  lastName: personName(60, 0),
  email: z.nullable(Email),
  phone: z.nullable(Phone),
  locale: Locale,
  timezone: TimeZone,
});

/** Names, contacts, language and zone of a family, put right by a manager. */
export function EditSheet({ of, onClose }: { of: FamilyCard; onClose(): void }) {
  const { form: t, acts } = useTexts('familyCard');
  const languages = useLanguageChips(of.locale);
  const save = useCall('PATCH /manager/families/:familyId', { changes: cardChanges });
  const draft = draftKey(useSession()?.customerId, `family:${of.familyId}`);
  const code = useAskedCode();
  const wrongs: Readonly<Record<string, string>> = {
    firstName: t.firstNameNeeded,
    lastName: t.lastNameWrong,
    email: t.emailWrong,
    phone: t.phoneWrong,
  };

  const submit = async (form: FormData, reason: string) => {
    const text = (name: string) => typedText(form, name).trim();
    const typed = {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email') || null,
      phone: text('phone') || null,
      locale: text('locale'),
      timezone: text('timezone'),
    };
    const { value, wrong } = checked(Typed, typed, (field) => wrongs[field] ?? t.wrong);
    if (wrong) return wrong;
    const isSame = Object.entries(value).every(([name, now]) => of[name as keyof typeof value] === now);
    if (isSame) return { '': t.same };
    const saved = await code.send(form, (typedCode) =>
      save.mutateAsync({ params: { familyId: of.familyId }, body: { ...value, reason, ...typedCode } }),
    );
    return saved && t.saved;
  };

  return (
    <FormSheet
      title={acts.edit}
      onClose={onClose}
      draft={draft}
      reason={useReason()}
      submit={{ label: t.save }}
      check={code.missing}
      onSubmit={submit}
      onRefusal={atFields(
        { email: ['identity.email_taken'], phone: ['identity.phone_taken', 'identity.wrong_phone', 'identity.contact_needed'] },
        atCode,
      )}
      last={
        code.isAsked && (
          <>
            <p className="text-mute">{t.codeWhy}</p>
            <CodeField />
          </>
        )
      }
    >
      <TextField name="firstName" label={t.firstName} defaultValue={of.firstName} autoComplete="off" maxLength={60} required />
      <TextField name="lastName" label={t.lastName} defaultValue={of.lastName} autoComplete="off" maxLength={60} />
      <PhoneField name="phone" label={t.phone} help={t.phoneHelp} defaultValue={of.phone ?? ''} />
      <TextField name="email" type="email" label={t.email} defaultValue={of.email ?? ''} autoComplete="off" maxLength={254} />
      <ZoneField name="timezone" label={t.zone} zone={of.timezone} />
      <Select name="locale" label={t.language} required defaultValue={of.locale} options={languages} />
    </FormSheet>
  );
}
