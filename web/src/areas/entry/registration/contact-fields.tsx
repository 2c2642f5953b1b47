import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { PasswordField, PhoneField, TextField } from '#kit/text-field.tsx';

import { AcceptedTerms } from '../accepted-terms.tsx';
import { Further } from './further.tsx';
import type { SignUpMethod } from './typed-form.ts';

/** The parent: a name, one contact, how it opens the account, and what is accepted with it. */
export function ContactFields() {
  const t = useTexts('registration');
  const [way, setWay] = useState<SignUpMethod>('password');
  const bySms = way === 'sms';
  return (
    <>
      <TextField name="firstName" label={t.firstName} autoComplete="given-name" maxLength={60} required />
      <RadioChips<SignUpMethod>
        name="way"
        label={t.way}
        labelHidden
        value={way}
        onChange={setWay}
        chips={(['password', 'sms'] as const).map((value) => ({ value, label: t.ways[value] }))}
        required
      />
      {/* Both stay in the form: a draft of the other way is no draft lost. */}
      <div hidden={!bySms}>
        <PhoneField name="phone" label={t.phone} help={t.smsHelp} required={bySms} />
      </div>
      <TextField name="email" label={t.email} type="email" autoComplete="email" maxLength={254} required={!bySms} />
      {!bySms && <PasswordField name="password" label={t.password} help={t.passwordHelp} autoComplete="new-password" required />}
      <Further />
      <div>
        <Checkbox name="termsAccepted">
          <AcceptedTerms t={t} />
        </Checkbox>
        <Checkbox name="marketing">{t.marketing}</Checkbox>
      </div>
    </>
  );
}
