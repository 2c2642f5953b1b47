import { type Locale, locales } from '@school/words/grammar';

import { useSchool } from '#api/school.ts';
import { tongueOf } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';

/** The languages that a family may speak, by their own names: those of the school, and the one it speaks now. */
export function useLanguageChips(now?: Locale): Array<{ value: Locale; label: string }> {
  const { languageNames } = useTexts('shell');
  const { languages } = useSchool();
  return locales
    .filter((locale) => locale === now || languages.includes(locale))
    .map((value) => ({ value, label: languageNames[tongueOf(value)] }));
}
