import { caseKinds } from '@school/contract/reconciliation/shapes';

import type { Figure } from '#platform/metrics';

import { moneyInvariants } from './invariants.ts';
import { overdueAfter } from './overdue-after.ts';
import type { ReconciliationTools } from './tools.ts';

/** What whoever runs the school watches: how much is stuck and since when, and whether the books agree. */
export const caseFigures = (tools: Pick<ReconciliationTools, 'cases' | 'bookChecks' | 'clock'>) => async (): Promise<Figure[]> => {
  const now = tools.clock.now();
  const counts = new Map((await tools.cases.counts()).map((count) => [count.kind, count]));
  const age = (kind: (typeof caseKinds)[number]) => {
    const oldest = counts.get(kind)?.oldest;
    return oldest ? Math.max(0, now.since(oldest).total('seconds')) : 0;
  };
  const alarmAge = Temporal.Duration.from(overdueAfter.alarm).total('seconds');
  const check = await tools.bookChecks.latest();
  return [
    {
      name: 'chip_reconciliation_cases',
      help: 'Money and lessons that are stuck now, by kind',
      samples: caseKinds.map((kind) => ({ labels: { kind }, value: counts.get(kind)?.open ?? 0 })),
    },
    {
      name: 'chip_reconciliation_oldest_seconds',
      help: 'Age of the oldest stuck case, by kind; 0 without any',
      samples: caseKinds.map((kind) => ({ labels: { kind }, value: Math.round(age(kind)) })),
    },
    {
      name: 'chip_reconciliation_alarm',
      help: '1 when something of the kind has been stuck for more than 24 hours',
      samples: caseKinds.map((kind) => ({ labels: { kind }, value: age(kind) > alarmAge ? 1 : 0 })),
    },
    {
      name: 'chip_books_checked_timestamp_seconds',
      help: 'When all promises of the books were last looked at; missing before the first time',
      samples: check ? [{ value: Math.floor(check.at.epochMilliseconds / 1000) }] : [],
    },
    {
      name: 'chip_books_broken_rows',
      help: 'Rows that broke a promise of the books at the last look, by promise',
      samples: check
        ? moneyInvariants.map(({ code }) => ({ labels: { code }, value: check.broken.find((it) => it.code === code)?.bad ?? 0 }))
        : [],
    },
  ];
};
