import { bankFiles } from '@school/words/documents/bank-files';

/** Whoever pays or is paid, as a bank in Russia knows them. What is empty the bank fills in by its own list. */
export interface RussianSide {
  holder: string;
  taxNumber: string;
  account: string;
  bank: string;
  bic: string;
  correspondent: string;
}

interface ExchangeFile {
  sender: string;
  madeAt: Temporal.PlainDateTime;
  payer: RussianSide;
  payments: ReadonlyArray<{ to: RussianSide; amount: number; purpose: string }>;
}

const t = bankFiles.exchange;
/** As the instruction of the central bank numbers them: an order to pay, in the turn of wages by agreement. */
const [orderType, payTurn] = ['01', '3'];

/**
 * Twenty digits that belong to the bank of this BIC: the last three of the BIC and the account, weighed by 7, 1, 3 in turn, come to a
 * whole ten. A wrong digit or a foreign bank is seen before the bank sends the file back.
 */
export function isRussianAccount(account: string, bic: string): boolean {
  if (!/^\d{20}$/.test(account) || !/^\d{9}$/.test(bic)) return false;
  const digits = Array.from(bic.slice(-3) + account, Number);
  return digits.reduce((sum, digit, at) => sum + ((digit * [7, 1, 3][at % 3]!) % 10), 0) % 10 === 0;
}

/** Payment orders as 1C and the banks of Russia exchange them: a text of `name=value`, a section for each payment. */
export function exchangeText({ sender, madeAt, payer, payments }: ExchangeFile): string {
  const day = dayText(madeAt);
  const head = [
    '1CClientBankExchange',
    pair(t.order.version, '1.03'),
    pair(t.order.encoding, t.order.windows),
    pair(t.order.sender, sender),
    pair(t.order.madeOn, day),
    pair(t.order.madeAt, madeAt.toPlainTime().toString({ smallestUnit: 'second' })),
    pair(t.order.from, day),
    pair(t.order.to, day),
    pair(t.account, payer.account),
    pair(t.order.document, t.order.kind),
  ];
  const orders = payments.flatMap(({ to, amount, purpose }, at) => [
    pair(t.begins, t.order.kind),
    pair(t.number, String(at + 1)),
    pair(t.day, day),
    pair(t.amount, `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`),
    ...sideLines(t.order.payer, payer),
    ...sideLines(t.order.payee, to),
    pair(t.order.way, ''),
    pair(t.order.type, orderType),
    pair(t.order.urgency, payTurn),
    pair(t.purpose, `${purpose}. ${t.order.taxed}`),
    t.ends,
  ]);
  return [...head, ...orders, t.order.ends, ''].join('\r\n');
}

function sideLines(of: string, side: RussianSide): string[] {
  const its = t.order.side;
  const name = side.taxNumber === '' ? side.holder : `${its.taxNumber} ${side.taxNumber} ${side.holder}`;
  return [
    pair(of + its.account, side.account),
    pair(of + its.name, name),
    pair(of + its.taxNumber, side.taxNumber),
    pair(of + its.first, side.holder),
    pair(of + its.own, side.account),
    pair(of + its.bank + its.first, side.bank),
    pair(of + its.bic, side.bic),
    pair(of + its.correspondent, side.correspondent),
  ];
}

/** A value stands in one line, whatever somebody has typed. */
const pair = (name: string, value: string): string => `${name}=${value.replaceAll(/\s+/g, ' ').trim()}`;
const dayText = ({ day, month, year }: Temporal.PlainDateTime): string =>
  [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('.');

const windows1251 = new Map(
  Array.from({ length: 128 }, (_, at) => [new TextDecoder('windows-1251').decode(new Uint8Array([128 + at])), 128 + at] as const),
);
/** The text in the letters of Windows-1251, which these files are written in; a letter that it has not is asked about. */
export const inWindows1251 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text), (letter) => {
    const code = letter.codePointAt(0) ?? 63;
    return code < 128 ? code : (windows1251.get(letter) ?? 63);
  });
