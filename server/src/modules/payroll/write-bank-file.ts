import type { GivenFile } from '@school/contract/call';
import type { Currency, Locale } from '@school/contract/shapes';
import { payrollTexts } from '@school/words/documents/payroll-texts';

import { Refusal } from '#platform/refusal';
import { schoolZone } from '@school/contract/school/zone';

import { bankOrderXml } from './rules/bank-order.ts';
import { exchangeText, inWindows1251, isRussianAccount, type RussianSide } from './exchange-file.ts';
import { readAll } from './show-month.ts';
import type { BankAccount } from './stores/payroll.store.ts';
import type { Tools } from './tools.ts';
import { wordsIn } from './line-words.ts';

const accountsBy = async ({ store }: Tools) => new Map((await store.accounts()).map((it) => [it.owner, it]));

/** What is closed and unpaid in a month and a currency, by teacher. */
async function dueIn(tools: Tools, month: Temporal.PlainYearMonth, currency: Currency) {
  const due = (await readAll(tools, month)).flatMap(({ read, teacher, zone }) => {
    const total = read.totals.find((it) => it.currency === currency);
    return read.period?.state === 'closed' && total && total.amount > 0 ? [{ teacher, zone, amount: total.amount }] : [];
  });
  if (due.length === 0) throw new Refusal('payroll.nothing_to_pay');
  return due;
}

/**
 * What is closed and unpaid in roubles, as the banks of Russia take it. The school pays from the account of its papers, or from the one
 * written down for pay; an account that is not its bank's is named before the bank finds it.
 */
export const writeExchangeFile =
  (tools: Tools) =>
  async (locale: Locale, wanted: string): Promise<GivenFile> => {
    const month = Temporal.PlainYearMonth.from(wanted);
    const accounts = await accountsBy(tools);
    const due = await dueIn(tools, month, 'RUB');
    const payer = payerOf(tools, locale, accounts.get('school'));
    const t = payrollTexts[locale];
    const payments = due.map(({ teacher, zone, amount }) => ({
      name: teacher.name,
      amount,
      to: sideOf(accounts.get(teacher.teacherId)),
      purpose: t.purpose(wordsIn(locale, zone).month(month)),
    }));
    const without = payments.filter(({ to }) => !isRussianAccount(to.account, to.bic)).map(({ name }) => name);
    if (!isRussianAccount(payer.account, payer.bic) || without.length > 0)
      throw new Refusal('payroll.account_needed', { names: without.join(', ') });
    const madeAt = tools.clock.now().toZonedDateTimeISO(schoolZone()).toPlainDateTime();
    const text = exchangeText({ sender: tools.school.name(locale), madeAt, payer, payments });
    return { name: t.exchangeFile(month.toString()), bytes: inWindows1251(text) };
  };

const sideOf = (account: BankAccount | undefined): RussianSide => ({
  holder: account?.holder ?? '',
  taxNumber: account?.taxNumber ?? '',
  account: account?.account ?? '',
  bank: '',
  bic: account?.bank ?? '',
  correspondent: '',
});

function payerOf({ school }: Tools, locale: Locale, kept: BankAccount | undefined): RussianSide {
  const { name, taxNumber, account, bank, bic, correspondent } = school.organisation();
  if (isRussianAccount(account, bic)) return { holder: name || school.name(locale), taxNumber, account, bank, bic, correspondent };
  const side = sideOf(kept);
  return { ...side, taxNumber: side.taxNumber || taxNumber };
}

/** What is closed and unpaid in a month and a currency, as one payment order. Nobody is left out in silence: a missing account is named. */
export const writeBankFile =
  (tools: Tools) =>
  async (locale: Locale, { month: wanted, currency }: { month: string; currency: Currency }): Promise<GivenFile> => {
    const month = Temporal.PlainYearMonth.from(wanted);
    const accounts = await accountsBy(tools);
    const due = await dueIn(tools, month, currency);
    const payer = accounts.get('school');
    const without = due.filter(({ teacher }) => !accounts.has(teacher.teacherId)).map(({ teacher }) => teacher.name);
    if (!payer || without.length > 0) throw new Refusal('payroll.account_needed', { names: without.join(', ') });
    const now = tools.clock.now().toZonedDateTimeISO('UTC');
    const t = payrollTexts[locale];
    const xml = bankOrderXml({
      id: `PAY-${month.toString()}-${currency}`,
      madeAt: now.toPlainDateTime().toString({ smallestUnit: 'second' }),
      day: now.toPlainDate().toString(),
      currency,
      payer,
      payments: due.flatMap(({ teacher, zone, amount }) => {
        const to = accounts.get(teacher.teacherId);
        // At most 35 signs, which the bank hands back with the payment: the month and the end of the teacher's id.
        const id = `${month.toString()}-${teacher.teacherId.slice(-12)}`;
        return to ? [{ to, amount, id, purpose: t.purpose(wordsIn(locale, zone).month(month)) }] : [];
      }),
    });
    return { name: t.bankFile(month.toString(), currency), bytes: new TextEncoder().encode(xml) };
  };
