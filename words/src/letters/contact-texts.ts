/** What is written to somebody who changes an e-mail or a phone. */
export interface ContactTexts {
  code: { subject: string; text(code: string, minutes: number): string };
  /** To the one before; `now` is the new one, half hidden, or null when there is none. */
  changed: Record<'email' | 'phone', { subject: string; text(now: string | null, address: string): string }>;
}
