import { phoneAsKept } from '@school/contract/identity/phone';

/** What somebody typed to sign in, as it is kept: an e-mail trimmed, a phone in E.164 however it is written. */
export function loginOf(typed: string): string {
  const trimmed = typed.trim();
  const phone = phoneAsKept(trimmed);
  return /^\+?\d{8,15}$/.test(phone) ? `+${phone.replace(/^\+/, '')}` : trimmed;
}
