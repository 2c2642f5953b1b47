import type { Currency } from '@school/contract/shapes';

/** What the organisation's details say of its account. */
interface Requisites {
  tin: string | undefined;
  account: string | undefined;
  bank: string | undefined;
  bic: string | undefined;
  correspondent: string | undefined;
  iban: string | undefined;
  swift: string | undefined;
}

/** Reads them out of the line that documents show: «ИНН 7701234567, р/с 40702810900000000001 в АО «Банк», БИК 044525225, к/с …». */
function requisitesIn(details: string): Requisites {
  const found = (pattern: RegExp) => pattern.exec(details)?.[1];
  return {
    tin: found(/ИНН\D{0,3}(\d{10}(?:\d{2})?)(?!\d)/iu),
    account: found(/(?:р\/с|расч[её]тный сч[её]т)\D{0,3}(\d{20})(?!\d)/iu),
    correspondent: found(/(?:к\/с|корр?\.? ?сч[её]т)\D{0,3}(\d{20})(?!\d)/iu),
    bic: found(/БИК\D{0,3}(\d{9})(?!\d)/iu),
    bank: found(/\d{20},? в ([^,;]{3,60})/u)?.trim(),
    iban: found(/IBAN:? ?([A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30})/)?.replaceAll(' ', ''),
    swift: found(/(?:SWIFT|BIC):? ?([A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)\b/),
  };
}

interface Due {
  organisation: { name: string; details: string };
  amount: number;
  currency: Currency;
  purpose: string;
  /** Where it can be paid when no bank reads its code. */
  url: string;
}

/** A value of ST00012: its own separator would end it. */
const field = (text: string): string => text.replaceAll('|', ' ');

/**
 * The code on an invoice: ST00012 (ГОСТ Р 56042) for roubles, EPC069-12 for euros, where the organisation's details have what it takes;
 * else the address at which the order is paid.
 */
export function paymentCode({ organisation, amount, currency, purpose, url }: Due): string {
  const { tin, account, bank, bic, correspondent, iban, swift } = requisitesIn(organisation.details);
  if (currency === 'RUB' && account && bic && bank) {
    const facts = {
      Name: organisation.name,
      PersonalAcc: account,
      BankName: bank,
      BIC: bic,
      CorrespAcc: correspondent ?? '0',
      PayeeINN: tin ?? '',
      Purpose: purpose,
      Sum: String(amount),
    };
    return `ST00012|${Object.entries(facts)
      .map(([name, text]) => `${name}=${field(text)}`)
      .join('|')}`;
  }
  if (currency === 'EUR' && iban) {
    const sum = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
    return ['BCD', '002', '1', 'SCT', swift ?? '', organisation.name.slice(0, 70), iban, sum, '', '', purpose.slice(0, 140)].join('\n');
  }
  return url;
}
