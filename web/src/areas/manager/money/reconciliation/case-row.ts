import type { ReconciliationCase } from '@school/contract/reconciliation/shapes';

import { money } from '#i18n/money.ts';
import { at, schoolZone } from '#i18n/time.ts';

import { remedyWords, type Speech, storyOf } from './case-story.ts';

/** A case as a row of a file, under the columns that the texts name. */
export const caseRow = (item: ReconciliationCase, speech: Speech): readonly string[] => {
  const { t, locale } = speech;
  const row: Record<keyof typeof t.columns, string> = {
    kind: t.kinds[item.kind],
    story: storyOf(item, speech),
    family: item.familyName ?? '',
    amount: item.amount ? money(locale, item.amount) : '',
    since: at(locale, item.since, 'dayTime', schoolZone),
    order: item.orderId ?? '',
    ref: item.facts.ref ?? '',
    done: item.attempts
      .map(({ remedy, reason, byName }) => `${t.remedies[remedyWords(item.kind, remedy)]}: ${reason} (${byName})`)
      .join('; '),
  };
  return columns.map((column) => row[column]);
};

const columns = ['kind', 'story', 'family', 'amount', 'since', 'order', 'ref', 'done'] as const;
