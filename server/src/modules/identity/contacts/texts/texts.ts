import type { Locale } from '@school/contract/shapes';

import type { ContactTexts } from './contact-texts.ts';
import { texts as en } from './en.ts';
import { texts as ru } from './ru.ts';

/** The words in somebody's language. */
export const contactTextsIn = (locale: Locale): ContactTexts => (locale === 'en-US' ? en : ru);
