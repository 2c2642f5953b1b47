import { identityLimits } from '@school/contract/identity/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { commonPasswords } from './common-passwords.ts';

const { min, max } = identityLimits.passwordLength;

/** Spec §5, decisions D2: 8 to 128 characters and none of the commonest passwords, in whatever case they are typed. */
export function mayBePassword(password: string): Verdict {
  if (password.length === 0) return refused('identity.password_empty');
  if (password.length < min) return refused('identity.password_too_short', { min });
  if (password.length > max) return refused('identity.password_too_long', { max });
  if (commonPasswords.has(password.toLowerCase())) return refused('identity.password_too_common');
  return allowed();
}
