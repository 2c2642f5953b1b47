import type { CardBrand } from '@school/contract/payments/limits';

/** How cards are called; `other` is any that the school does not know by name. */
export const cardBrands: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  mir: 'Mir',
  belkart: 'Belkart',
  amex: 'American Express',
  unionpay: 'UnionPay',
  other: 'Card',
};
