import type { Locale } from '@school/contract/shapes';

import { texts as en } from './en/shared/names.ts';
import { texts as ru } from './ru/shared/names.ts';
import type { Same } from './grammar.ts';

/** Names of subjects, courses, kinds and cities in one language, for what leaves the school without a browser. */
export const namesIn = (locale: Locale): Same<typeof ru> => (locale === 'en-US' ? en : ru);
