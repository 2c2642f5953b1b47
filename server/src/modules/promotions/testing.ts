import type { PromoCodeRequest } from '@school/contract/promotions/shapes';

/** A promo code of ten percent for everybody, from the first of November on, once a family. */
export const aPromoCode = (its: Partial<PromoCodeRequest> = {}): PromoCodeRequest => ({
  code: 'ВЕСНА10',
  type: 'percent',
  percent: 10,
  amounts: null,
  lessons: null,
  forKind: null,
  productCode: null,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: null,
  usesMax: null,
  usesPerFamily: 1,
  note: 'к весне',
  ...its,
});
