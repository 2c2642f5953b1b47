import { cardBrands } from '@school/contract/payments/limits';

import type { KeptCard } from './provider.ts';

/** A kept card in the words of the port; providers write brands and months each in their own way. */
export const keptCard = (
  token: string,
  card: {
    brand?: string | null | undefined;
    lastFour?: string | null | undefined;
    month?: number | null | undefined;
    year?: number | null | undefined;
  },
): KeptCard => {
  const lastFour = card.lastFour ?? '····';
  return {
    token,
    shown: `•••• ${lastFour}`,
    brand: brandOf(card.brand ?? ''),
    lastFour,
    expires: card.month && card.year ? `${card.year}-${String(card.month).padStart(2, '0')}` : null,
  };
};

const brandOf = (name: string): KeptCard['brand'] => {
  const word = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (word === 'master') return 'mastercard';
  if (word === 'americanexpress') return 'amex';
  return cardBrands.find((known) => known === word) ?? 'other';
};
