import type { GivenFile } from '@school/contract/call';
import type { Locale } from '@school/contract/shapes';
import { organisationIn } from '@school/words/documents/organisation';
import { payrollTexts } from '@school/words/documents/payroll-texts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';

import { pdfOf } from '#platform/pdf';
import { Refusal } from '#platform/refusal';

import { readAhead, readMonth } from './read-month.ts';
import type { Tools } from './tools.ts';
import { whatOf, wordsIn } from './line-words.ts';

/** The act of a closed month, for both sides to sign: what stands in it can no longer change. */
export const writeAct =
  (tools: Tools) =>
  async (teacherId: string, locale: Locale, wanted: string): Promise<GivenFile> => {
    const { zone, name } = await tools.staffing.employee(teacherId);
    const month = Temporal.PlainYearMonth.from(wanted);
    const { period, lines, totals } = await readMonth(tools, teacherId, month, await readAhead(tools, [teacherId]));
    if (!period) throw new Refusal('payroll.not_closed');
    const [t, words] = [payrollTexts[locale], wordsIn(locale, zone)];
    const rows: TableCell[][] = lines.map((line) => {
      const at = line.lesson?.timestamp ?? line.correction?.askedAt.toString();
      const sum = line.pay && words.money(line.pay.amount, line.pay.currency);
      return [at === undefined ? '' : words.moment(at), whatOf(line, locale), { text: sum ?? '', alignment: 'right' as const }];
    });
    const head = [t.columns.day, t.columns.what, t.columns.sum].map((text) => ({ text, style: 'head' }));
    const payee = (await tools.store.accounts()).find(({ owner }) => owner === teacherId);
    const { school } = tools;
    const organisation = organisationIn(locale, school.organisation(period.closedAt), school.name(locale));
    const content: Content[] = [
      { text: t.act(words.month(month)), style: 'title' },
      { text: `${t.customer}: ${organisation.name}`, bold: true },
      { text: organisation.details, style: 'mute' },
      { text: `${t.contractor}: ${payee?.holder ?? name}`, bold: true, margin: [0, 6, 0, 12] },
      rows.length === 0
        ? { text: t.nothing }
        : { table: { headerRows: 1, dontBreakRows: true, widths: [84, '*', 96], body: [head, ...rows] }, layout: 'lightHorizontalLines' },
      ...totals.map(({ amount, currency }): Content => ({
        text: `${t.total}: ${words.money(amount, currency)}`,
        style: 'sum',
        margin: [0, 12, 0, 0],
      })),
      { text: t.agreed, margin: [0, 16, 0, 28] },
      { columns: [t.signs.customer, t.signs.contractor].map((text) => ({ text: `${text} ____________________` })) },
    ];
    return {
      name: t.actFile(month.toString(), name),
      bytes: await pdfOf({ title: t.act(words.month(month)), content, foot: (page, of) => t.page(page, of) }),
    };
  };
