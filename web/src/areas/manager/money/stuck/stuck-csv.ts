import type { StuckCase } from '@school/contract/reconciliation/shapes';

import { money } from '#i18n/money.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { csvOf } from '#kit/csv.ts';

import { cureWords, type Speech, storyOf } from './case-story.ts';

/** The cases that are seen, as a file for a spreadsheet. */
export function stuckCsv(cases: readonly StuckCase[], speech: Speech): string {
  const { t, locale } = speech;
  const { columns } = t;
  const head = [columns.kind, columns.story, columns.family, columns.amount, columns.since, columns.order, columns.ref, columns.done];
  return csvOf(
    head,
    cases.map((stuck) => [
      t.kinds[stuck.kind],
      storyOf(stuck, speech),
      stuck.familyName ?? '',
      stuck.amount ? money(locale, stuck.amount) : '',
      at(locale, stuck.since, 'dayTime', schoolZone),
      stuck.orderId ?? '',
      stuck.facts.ref ?? '',
      stuck.deeds.map(({ cure, reason, byName }) => `${t.cures[cureWords(stuck.kind, cure)]}: ${reason} (${byName})`).join('; '),
    ]),
  );
}
