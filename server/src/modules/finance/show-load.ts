import type { FinanceLoad } from '@school/contract/finance/shapes';

import type { Calendar } from '#modules/calendar';
import type { Staffing } from '#modules/staffing';

import { paidLessons } from './paid-lessons.ts';
import type { Days } from './rules/stretch.ts';

export interface LoadTools {
  calendar: Pick<Calendar, 'lessons' | 'teacherDays' | 'hoursTaught'>;
  staffing: Pick<Staffing, 'employed' | 'earned'>;
}

/** How full the hours of teachers were in a stretch of days, and how often a lesson was missed or begun late. */
export const showLoad =
  ({ calendar, staffing }: LoadTools) =>
  async (days: Days, { first, last }: { first: Temporal.PlainDate; last: Temporal.PlainDate }): Promise<FinanceLoad> => {
    const [teachers, hours] = await Promise.all([calendar.teacherDays(days.from, days.to), calendar.hoursTaught(days.from, days.to)]);
    const evidence = new Map((await paidLessons(staffing, first, last)).map(({ teacherId, lines }) => [teacherId, lines]));
    const told = teachers.map(({ teacherId, name, open, taught, trials, lessons, groupLessons, skips }) => {
      const held = (evidence.get(teacherId) ?? []).filter(({ status }) => status === 'conducted');
      return {
        teacherId,
        name,
        open,
        taught,
        held: trials + lessons + groupLessons,
        missed: skips,
        late: held.filter(({ evidence: { lateMinutes } }) => lateMinutes > 0).length,
        unseen: held.filter(({ evidence: { enteredAt } }) => enteredAt === null).length,
      };
    });
    const sum = (of: ReadonlyArray<{ open: number; taught: number }>, figure: 'open' | 'taught') =>
      of.reduce((all, it) => all + it[figure], 0);
    const marked = [...evidence.values()].reduce((all, lines) => all + lines.length, 0);
    return {
      ...days,
      teachers: told.filter(({ open, taught, held, missed }) => open > 0 || taught > 0 || held > 0 || missed > 0),
      hours,
      agrees:
        sum(hours, 'open') === sum(told, 'open') &&
        sum(hours, 'taught') === sum(told, 'taught') &&
        told.reduce((all, { held, missed }) => all + held + missed, 0) === marked,
    };
  };
