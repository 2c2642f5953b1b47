import type { ReconciliationCase } from '@school/contract/reconciliation/shapes';

import { money } from '#i18n/money.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { csvOf } from '#kit/csv.ts';

import { remedyWords, type Speech, storyOf } from './case-story.ts';

/** The cases that are seen, as a file for a spreadsheet. */
export function casesCsv(cases: readonly ReconciliationCase[], speech: Speech): string {
  const { t, locale } = speech;
  const { columns } = t;
  const head = [columns.kind, columns.story, columns.family, columns.amount, columns.since, columns.order, columns.ref, columns.done];
  return csvOf(
    head,
    cases.map((item) => [
      t.kinds[item.kind],
      storyOf(item, speech),
      item.familyName ?? '',
      item.amount ? money(locale, item.amount) : '',
      at(locale, item.since, 'dayTime', schoolZone),
      item.orderId ?? '',
      item.facts.ref ?? '',
      item.attempts.map(({ remedy, reason, byName }) => `${t.remedies[remedyWords(item.kind, remedy)]}: ${reason} (${byName})`).join('; '),
    ]),
  );
}
