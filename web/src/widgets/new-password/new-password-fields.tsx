import { identityLimits } from '@school/contract/identity/limits';

import type { RefusalsAtFields } from '#api/form-refusals.ts';
import type { TextsOf } from '#i18n/features.ts';
import { useTexts } from '#i18n/texts.ts';
import type { FieldErrors } from '#kit/form.tsx';
import { PasswordField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

const { min, max } = identityLimits.passwordLength;

/** A new password, twice. */
export function NewPasswordFields() {
  const t = useTexts('newPassword');
  return (
    <>
      <PasswordField name="password" label={t.password} help={t.help} autoComplete="new-password" required />
      <PasswordField name="repeat" label={t.repeat} autoComplete="new-password" required />
    </>
  );
}

/** The password that was typed, or what is wrong with it (docs/rules/accounts.md#password); the list of the commonest ones is the school's. */
export function typedPassword(
  t: TextsOf<'newPassword'>,
  data: FormData,
  current?: string,
): { password: string; wrong?: never } | { password?: never; wrong: FieldErrors } {
  const [password, repeat] = [typedText(data, 'password'), typedText(data, 'repeat')];
  if (password === '') return { wrong: { password: t.empty } };
  if (password.length < min) return { wrong: { password: t.short } };
  if (password.length > max) return { wrong: { password: t.long } };
  if (password === current) return { wrong: { password: t.same } };
  return password === repeat ? { password } : { wrong: { repeat: t.differs } };
}

/** Where refusals of a new password are shown. */
export const atPassword = {
  password: [
    'identity.password_empty',
    'identity.password_too_short',
    'identity.password_too_long',
    'identity.password_too_common',
    'identity.password_same',
  ],
} satisfies RefusalsAtFields;
