import type { Locale } from '@school/words/grammar';

/** «+8», «−1»: a change with its sign, the minus being a minus. */
export const signed = (locale: Locale, n: number): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(n).replace('-', '−');
