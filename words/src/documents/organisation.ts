import type { Locale } from '@school/contract/shapes';

import { schoolIn } from '../school-name.ts';

/** Who makes the contract with families, as the owner has said it; what is empty is not said. */
export interface Organisation {
  name: string;
  taxNumber: string;
  address: string;
  director: string;
  /** IBAN, or the twenty digits of an account in Russia. */
  account: string;
  bank: string;
  bic: string;
  correspondent: string;
}

const texts = {
  'ru-RU': {
    account: (account: string, bank: string) => `р/с ${account}${bank && ` в ${bank}`}`,
    bic: (bic: string) => (/^\d/.test(bic) ? `БИК ${bic}` : `BIC ${bic}`),
    correspondent: (account: string) => `к/с ${account}`,
    director: (name: string) => `руководитель: ${name}`,
    nameless: schoolIn.ru,
  },
  'en-US': {
    account: (account: string, bank: string) => `account ${account}${bank && ` at ${bank}`}`,
    bic: (bic: string) => `BIC ${bic}`,
    correspondent: (account: string) => `correspondent account ${account}`,
    director: (name: string) => `director: ${name}`,
    nameless: schoolIn.en,
  },
} as const;

/** How a paper names the organisation, and the line of its details below; without a name of its own it is called as the school. */
export function organisationIn(locale: Locale, it: Organisation, schoolName: string): { name: string; details: string } {
  const t = texts[locale];
  const details = [
    it.taxNumber,
    it.address,
    it.account && t.account(it.account, it.bank),
    it.bic && t.bic(it.bic),
    it.correspondent && t.correspondent(it.correspondent),
    it.director && t.director(it.director),
  ];
  return { name: it.name || t.nameless(schoolName), details: details.filter(Boolean).join(', ') };
}
