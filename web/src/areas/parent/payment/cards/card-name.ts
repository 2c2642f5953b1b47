import type { SavedCard } from '@school/contract/payments/shapes';

import { useTexts } from '#i18n/texts.ts';

/** «Visa •••• 4242», in the words of the reader. */
export function useCardName(): (card: Pick<SavedCard, 'brand' | 'lastFour'>) => string {
  const t = useTexts('savedCards');
  return ({ brand, lastFour }) => t.named(t.brands[brand], lastFour);
}
