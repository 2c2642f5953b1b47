import type { GivenFile } from '@school/contract/call';
import type { Currency, Locale } from '@school/contract/shapes';
import { payrollTexts } from '@school/words/documents/payroll-texts';

import { Refusal } from '#platform/refusal';

import { bankOrderXml } from './rules/bank-order.ts';
import { readAll } from './show-month.ts';
import type { Tools } from './tools.ts';
import { wordsIn } from './line-words.ts';

/** What is closed and unpaid in a month and a currency, as one payment order. Nobody is left out in silence: a missing account is named. */
export const writeBankFile =
  (tools: Tools) =>
  async (locale: Locale, { month: wanted, currency }: { month: string; currency: Currency }): Promise<GivenFile> => {
    const month = Temporal.PlainYearMonth.from(wanted);
    const accounts = new Map((await tools.store.accounts()).map((it) => [it.owner, it]));
    const due = (await readAll(tools, month)).flatMap(({ read, teacher, zone }) => {
      const total = read.totals.find((it) => it.currency === currency);
      return read.period?.state === 'closed' && total && total.amount > 0 ? [{ teacher, zone, amount: total.amount }] : [];
    });
    if (due.length === 0) throw new Refusal('payroll.nothing_to_pay');
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
