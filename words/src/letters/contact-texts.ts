/** What is written to somebody who changes an e-mail or a phone. `school`: its name in the language of the letter. */
export interface ContactTexts {
  code: { subject(school: string): string; text(code: string, minutes: number, school: string): string };
  /** To the one before; `now` is the new one, half hidden, or null when there is none. */
  changed: Record<'email' | 'phone', { subject: string; text(now: string | null, address: string, school: string): string }>;
}
