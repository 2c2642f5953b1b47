import type { Locale } from '@school/contract/shapes';

import { en } from '../en/letters/letters.ts';
import type { MessageTexts } from './message-texts.ts';
import { ru } from '../ru/letters/letters.ts';

/** All messages of the school, in the language of the family. */
export const textsIn = (locale: Locale): MessageTexts => (locale === 'en-US' ? en : ru);
