import type { Currency } from '@school/contract/shapes';
import type { Organisation } from '@school/words/documents/organisation';

interface Due {
  payee: Pick<Organisation, 'name' | 'taxNumber' | 'account' | 'bank' | 'bic' | 'correspondent'>;
  amount: number;
  currency: Currency;
  purpose: string;
  /** Where it can be paid when no bank reads its code. */
  url: string;
}

/** A value of ST00012: its own separator would end it. */
const field = (text: string): string => text.replaceAll('|', ' ');

/**
 * The code on an invoice: ST00012 (ГОСТ Р 56042) for roubles, EPC069-12 for euros, where whoever is paid has said what it takes;
 * else the address at which the order is paid.
 */
export function paymentCode({
  payee: { name, taxNumber, account, bank, bic, correspondent },
  amount,
  currency,
  purpose,
  url,
}: Due): string {
  const isIban = /^[A-Z]/.test(account);
  if (currency === 'RUB' && account && !isIban && bic && bank) {
    const facts = {
      Name: name,
      PersonalAcc: account,
      BankName: bank,
      BIC: bic,
      CorrespAcc: correspondent || '0',
      PayeeINN: taxNumber.replaceAll(/\D/g, ''),
      Purpose: purpose,
      Sum: String(amount),
    };
    return `ST00012|${Object.entries(facts)
      .map(([key, text]) => `${key}=${field(text)}`)
      .join('|')}`;
  }
  if (currency === 'EUR' && isIban) {
    const sum = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
    return ['BCD', '002', '1', 'SCT', bic, name.slice(0, 70), account, sum, '', '', purpose.slice(0, 140)].join('\n');
  }
  return url;
}
