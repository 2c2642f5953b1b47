import type { Locale } from '@school/contract/shapes';

import { texts as en } from './en.ts';
import { texts as ru } from './ru.ts';

/** What is written to somebody who changes an e-mail or a phone. */
export interface ContactTexts {
  code: { subject: string; text(code: string, minutes: number): string };
  /** To the one before; `now` is the new one, half hidden, or null when there is none. */
  changed: Record<'email' | 'phone', { subject: string; text(now: string | null, address: string): string }>;
}

export const contactTextsIn = (locale: Locale): ContactTexts => (locale === 'en-US' ? en : ru);
