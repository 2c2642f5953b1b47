import type { GivenFile } from '@school/contract/call';
import type { TableCell } from 'pdfmake/interfaces.js';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import { documentTexts } from '@school/words/documents/document-texts';
import { pdfOf } from '#platform/pdf';
import { paperOf } from './who-pays.ts';
import { figure, headCell } from './table-cells.ts';
import { sumsOf, turnoverOf, usedOf, wordsOf } from './year-facts.ts';

/**
 * Certificate for the tax office: the worth of the paid lessons one kid had in a year, by month. Packages belong to the
 * family, so what was paid for a kid is the share of its lessons in them; units come back change nothing, since only
 * lessons that were held or debited count, and a lesson that was taken back counts against them.
 */
export const writeCertificate =
  (tools: Tools) =>
  async (
    { customerId: familyId, locale }: Pick<Principal, 'customerId' | 'locale'>,
    { year, kidUid }: { year: number; kidUid: string },
  ): Promise<GivenFile> => {
    const t = documentTexts[locale];
    const kid = await tools.families.kidOf(familyId, kidUid);
    const { zone, head: above, foot: below } = await paperOf(tools, { familyId, locale, kid, title: t.certificate(year) });
    const words = wordsOf(locale, zone);
    const paid = usedOf(await turnoverOf(tools, { familyId, year, zone, kidUid, locale }));
    if (sumsOf(paid).length === 0) throw new Refusal('payments.nothing_in_year', { year });

    const monthOf = ({ at }: { at: Temporal.Instant }) => at.toZonedDateTimeISO(zone).month;
    const rows: TableCell[][] = [...Map.groupBy(paid, monthOf)].flatMap(([month, entries]) =>
      sumsOf(entries).map(([currency, sum]) => [
        words.month(year, month),
        figure(String(lessonsIn(entries.filter((entry) => entry.currency === currency)))),
        figure(words.money(sum, currency)),
      ]),
    );
    const { columns } = t;
    const head = [columns.month, columns.lessons, columns.sum].map((text, at) => headCell(text, at > 0));
    const bytes = await pdfOf({
      title: t.certificate(year),
      content: [
        ...above,
        { text: t.confirm(kid.name, year), margin: [0, 0, 0, 10] },
        { table: { headerRows: 1, widths: ['*', 80, 120], body: [head, ...rows] }, layout: 'lightHorizontalLines' },
        ...sumsOf(paid).map(([currency, sum]) => ({
          text: `${t.total}: ${words.money(sum, currency)}`,
          style: 'sum',
          alignment: 'right' as const,
          margin: [0, 12, 0, 0] as [number, number, number, number],
        })),
        ...below,
      ],
      foot: (page, of) => `${t.signature} ${t.page(page, of)}`,
    });
    return { name: t.certificateFile(year, kid.name), bytes };
  };

const lessonsIn = (paid: ReadonlyArray<{ value: number }>): number => paid.reduce((sum, { value }) => sum + Math.sign(value), 0);
