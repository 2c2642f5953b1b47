import type { PageFault } from '@school/contract/pages/shapes';

import { useTexts } from '#i18n/texts.ts';

/** What is wrong with a field of a part, in words; undefined where nothing is. */
export function useFaultWords(faults: readonly PageFault[]) {
  const { fault: words, chip } = useTexts('schoolTexts');
  const named: Readonly<Record<string, string>> = chip;
  return (field: PageFault['field'], language: 'ru' | 'en'): string | undefined => {
    const own = faults.filter((it) => it.field === field && it.language === language);
    return own.length === 0 ? undefined : own.map(({ fault, about }) => words[fault](named[about] ?? about)).join('. ');
  };
}
