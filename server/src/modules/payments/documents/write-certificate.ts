import type { GivenFile } from '@school/contract/call';
import type { TableCell } from 'pdfmake/interfaces.js';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import { documentTexts } from '@school/words/documents/document-texts';
import { pdfOf } from '#platform/pdf';
import { schoolZone } from '@school/contract/school/zone';
import { whoPays } from './who-pays.ts';
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
    const words = wordsOf(locale);
    const kid = await tools.families.kidOf(familyId, kidUid);
    const paid = usedOf(await turnoverOf(tools, { familyId, year, kidUid, locale }));
    if (sumsOf(paid).length === 0) throw new Refusal('payments.nothing_in_year', { year });

    const monthOf = ({ at }: { at: Temporal.Instant }) => at.toZonedDateTimeISO(schoolZone()).month;
    const rows: TableCell[][] = [...Map.groupBy(paid, monthOf)].flatMap(([month, entries]) =>
      sumsOf(entries).map(([currency, sum]) => [
        words.month(year, month),
        { text: String(lessonsIn(entries.filter((entry) => entry.currency === currency))), alignment: 'right' as const },
        { text: words.money(sum, currency), alignment: 'right' as const },
      ]),
    );
    const { columns } = t;
    const head = [columns.month, columns.lessons, columns.sum].map((text) => ({ text, style: 'head' }));
    const bytes = await pdfOf({
      title: t.certificate(year),
      content: [
        ...(await whoPays(tools, { familyId, locale, kid })),
        { text: t.certificate(year), style: 'title' },
        { text: t.confirm(kid.name, year), margin: [0, 0, 0, 10] },
        { table: { headerRows: 1, widths: ['*', 80, 120], body: [head, ...rows] }, layout: 'lightHorizontalLines' },
        ...sumsOf(paid).map(([currency, sum]) => ({
          text: `${t.total}: ${words.money(sum, currency)}`,
          style: 'sum',
          margin: [0, 12, 0, 0] as [number, number, number, number],
        })),
        { text: t.about, style: 'mute', margin: [0, 10, 0, 0] },
      ],
      foot: (page, of) => `${t.signature} ${t.page(page, of)}`,
    });
    return { name: t.certificateFile(year, kid.name), bytes };
  };

const lessonsIn = (paid: ReadonlyArray<{ value: number }>): number => paid.reduce((sum, { value }) => sum + Math.sign(value), 0);
