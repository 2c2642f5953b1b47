import type { Locale } from '@school/contract/shapes';

import type { ContactTexts } from './contact-texts.ts';
import { texts as en } from '../en/letters/contacts.ts';
import { texts as ru } from '../ru/letters/contacts.ts';

/** The words in somebody's language. */
export const contactTextsIn = (locale: Locale): ContactTexts => (locale === 'en-US' ? en : ru);
