import { allowed, refused } from '@school/contract/verdict';

import { insist, Refusal } from '#platform/refusal';

import { readAhead, readMonth } from './read-month.ts';
import { mayClose } from './rules/may-close.ts';
import { digestOf, thisMonth } from './show-month.ts';
import { dayOf, managerOf, type Tools } from './tools.ts';

/**
 * Freezes a month exactly as it was looked at. The teacher's calendar is held meanwhile: a mark that is corrected at this moment is
 * either in what is frozen, and then the manager looks again, or it falls into the next month.
 */
export const closeMonth =
  (tools: Tools) =>
  (accountId: string, teacherId: string, { month: wanted, seen }: { month: string; seen: string }): Promise<void> =>
    tools.db.inTransaction(async () => {
      const { zone } = await tools.staffing.employee(teacherId);
      await tools.staffing.holdPay(teacherId);
      const month = Temporal.PlainYearMonth.from(wanted);
      const { first, last, lines } = await readMonth(tools, teacherId, month, await readAhead(tools, [teacherId]));
      insist(mayClose(month, { first, last, thisMonth: thisMonth(tools, zone) }));
      insist(digestOf(lines) === seen ? allowed() : refused('payroll.changed'));
      const frozen = lines.flatMap(({ kind, pay, lessonId, correction }) =>
        pay ? [{ lessonId, correctionId: correction?.correctionId ?? null, later: kind === 'later', ...pay }] : [],
      );
      if (!(await tools.store.close(teacherId, dayOf(month), await managerOf(tools, accountId), frozen)))
        throw new Refusal('payroll.closed');
    });

/** The money of a closed month has left the school. */
export const markPaid =
  (tools: Tools) =>
  (accountId: string, teacherId: string, it: { month: string; paidOn: string; reference: string }): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.staffing.employee(teacherId);
      const month = dayOf(Temporal.PlainYearMonth.from(it.month));
      if (await tools.store.markPaid(teacherId, month, { ...it, by: await managerOf(tools, accountId) })) return;
      const period = (await tools.store.periods([teacherId])).find((known) => known.month === month);
      throw new Refusal(period ? 'payroll.paid' : 'payroll.not_closed');
    });
