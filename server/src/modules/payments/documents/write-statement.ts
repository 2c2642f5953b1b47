import type { GivenFile } from '@school/contract/call';
import type { Content, TableCell } from 'pdfmake/interfaces.js';

import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/dependencies.ts';
import { documentTexts } from '@school/words/documents/document-texts';
import { pdfOf } from '#platform/pdf';
import { figure, headCell } from './table-cells.ts';
import { paperOf } from './who-pays.ts';
import { sumsOf, usedOf, turnoverOf, wordsOf } from './year-facts.ts';

/** Statement of a year: every change of the balance with its lesson and its worth; of one kid its lessons only. */
export const writeStatement =
  (tools: Tools) =>
  async (
    { customerId: familyId, locale }: Pick<Principal, 'customerId' | 'locale'>,
    { year, kidUid }: { year: number; kidUid?: string | undefined },
  ): Promise<GivenFile> => {
    const t = documentTexts[locale];
    const kid = kidUid === undefined ? null : await tools.families.kidOf(familyId, kidUid);
    const { zone, head: above, foot: below } = await paperOf(tools, { familyId, locale, kid, title: t.statement(year) });
    const words = wordsOf(locale, zone);
    const entries = await turnoverOf(tools, { familyId, year, zone, kidUid, locale });
    const kids = new Map(
      (await tools.families.kids(entries.flatMap((entry) => entry.kidUid ?? []))).map(({ kidUid: uid, name }) => [uid, name]),
    );

    const rows: TableCell[][] = entries.map((entry) => [
      words.day(entry.at),
      [t.types[entry.type], entry.lesson && t.lesson(entry.lesson.course, words.moment(entry.lesson.startsAt)), entry.reason]
        .filter(Boolean)
        .join('\n'),
      (entry.kidUid && kids.get(entry.kidUid)) ?? '',
      figure(`${entry.delta > 0 ? '+' : '−'}${Math.abs(entry.delta)} ${t[entry.kind]}`),
      // The two kinds are counted apart, so what is left says of which.
      figure(`${entry.after} ${t[entry.kind]}`),
      figure(entry.currency && entry.value > 0 ? words.money(entry.value, entry.currency) : ''),
    ]);
    const { columns } = t;
    const head = [columns.day, columns.what, columns.kid, columns.units, columns.after, columns.worth].map((text, at) =>
      headCell(text, at > 2),
    );
    const totals: Content[] = (
      [
        [t.totals.paid, entries.filter(({ type }) => type === 'paid')],
        [t.totals.used, usedOf(entries)],
        [t.totals.lost, entries.filter(({ type }) => type === 'expired' || type === 'withdrawing' || type === 'overdue')],
        [t.totals.returned, entries.filter(({ type }) => type === 'refund')],
      ] as const
    ).flatMap(([name, of]) => sumsOf(of).map(([currency, sum]) => ({ text: `${name}: ${words.money(sum, currency)}`, style: 'sum' })));

    const bytes = await pdfOf({
      title: t.statement(year),
      content: [
        ...above,
        entries.length === 0
          ? { text: t.nothing }
          : {
              table: { headerRows: 1, dontBreakRows: true, widths: [56, '*', 58, 58, 58, 76], body: [head, ...rows] },
              layout: 'lightHorizontalLines',
            },
        { stack: totals, margin: [0, 14, 0, 0] },
        ...below,
      ],
      foot: (page, of) => `${t.signature} ${t.page(page, of)}`,
    });
    return { name: t.statementFile(year, kid?.name ?? null), bytes };
  };
