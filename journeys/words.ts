import { english } from './words-en.ts';
import { russian } from './words-ru.ts';

/** The words a person looks for on the screen: the texts of the product themselves, in both languages. */
export const words = { ru: russian, en: english } as const;
export type Words = (typeof words)['ru' | 'en'];
