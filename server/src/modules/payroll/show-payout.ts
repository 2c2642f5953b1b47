import type { Payout } from '@school/contract/payroll/shapes';

import { type LineOfMonth, readAhead, readMonth, shownAccount } from './read-month.ts';
import { sumsOf } from './rules/month-lines.ts';
import { wantedMonth } from './show-month.ts';
import type { Tools } from './tools.ts';

/** A month as its teacher sees it: by weeks, and where the payout stands. */
export const showPayout =
  (tools: Tools) =>
  async (teacherId: string, wanted?: string): Promise<Payout> => {
    const { zone } = await tools.staffing.employee(teacherId);
    const month = wantedMonth(tools, zone, wanted, 0);
    const { period, lines, totals } = await readMonth(tools, teacherId, month, await readAhead(tools, [teacherId]));
    return {
      month: month.toString(),
      state: period?.state ?? 'open',
      totals,
      lines: lines
        .filter(({ kind }) => kind !== 'lesson')
        .flatMap((line) => {
          const at = line.lesson?.timestamp ?? line.correction?.askedAt.toString();
          return {
            kind: line.kind,
            pay: line.pay,
            at: at ?? null,
            text: line.correction?.reason ?? null,
            eventId: line.lesson?.eventId ?? null,
          };
        }),
      weeks: weeksOf(lines, zone),
      closedAt: period?.closedAt.toString() ?? null,
      paidOn: period?.paidOn ?? null,
      account: shownAccount(await tools.store.accounts(), teacherId),
    };
  };

/** From Monday to Sunday, the latest first. */
function weeksOf(lines: readonly LineOfMonth[], zone: string): Payout['weeks'] {
  const lessons = lines.flatMap(({ kind, lesson, pay }) => (kind === 'lesson' && lesson ? [{ lesson, pay }] : []));
  const mondayOf = ({ lesson }: (typeof lessons)[number]) => {
    const day = Temporal.Instant.from(lesson.timestamp).toZonedDateTimeISO(zone).toPlainDate();
    return day.subtract({ days: day.dayOfWeek - 1 }).toString();
  };
  return [...Map.groupBy(lessons, mondayOf)]
    .map(([from, of]) => ({
      from,
      to: Temporal.PlainDate.from(from).add({ days: 6 }).toString(),
      lessons: of.length,
      totals: sumsOf(of.map(({ pay }) => pay)),
    }))
    .toSorted((one, other) => (one.from < other.from ? 1 : -1));
}
