import type { About } from './tell-person.ts';

/** Where money moved, its receipt goes with the letter, in the language of whoever reads it. */
export const withReceipt = ({ familyId, receiptId }: { familyId: string; receiptId: string | null }): Pick<About, 'attaches'> =>
  receiptId === null ? {} : { attaches: (locale) => ({ name: 'receipt', about: { familyId, receiptId, locale } }) };
