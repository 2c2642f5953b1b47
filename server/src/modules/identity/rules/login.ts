/** What somebody typed to sign in, as it is kept: an e-mail trimmed, a phone without spaces, brackets and hyphens. */
export function loginOf(typed: string): string {
  const trimmed = typed.trim();
  const phone = trimmed.replace(/[\s()-]/g, '');
  return /^\+?\d{8,15}$/.test(phone) ? `+${phone.replace(/^\+/, '')}` : trimmed;
}
