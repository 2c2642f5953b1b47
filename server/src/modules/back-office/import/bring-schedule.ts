import type { WeeklyTime } from '@school/contract/calendar/shapes';

import { Refusal } from '#platform/refusal';

import { codesCalled } from './called.ts';
import { kidOf } from './family-of.ts';
import { digest } from './keys.ts';
import { timesIn } from './rules/weekly-row.ts';
import { levelCalled, teacherCalled } from './teacher-of.ts';
import type { ImportTools, Line, Made } from './tools.ts';

type Tools = Pick<
  ImportTools,
  'scheduling' | 'ledger' | 'payments' | 'links' | 'lessonActs' | 'identity' | 'families' | 'staffing' | 'library' | 'catalogue'
>;

/**
 * The weekly times of a child's course, as a manager sets them; further lines of the course add theirs. The course goes on where it stood in the other
 * program, without a trial, and the family may pay for what comes next.
 */
export const bringSchedule =
  (tools: Tools) =>
  async ({ by, said, fileName }: Line<'schedules'>): Promise<Made> => {
    const courseCode = (await codesCalled(tools.catalogue)).courses.get((said.course ?? '').toLowerCase());
    if (courseCode === undefined) throw new Refusal('back-office.import_nobody_called_so', { field: 'course' });
    const level = await levelCalled(tools, courseCode, said.level);
    if (level === undefined) throw new Refusal('back-office.import_nobody_called_so', { field: 'level' });
    const read = timesIn(said);
    if ('unread' in read) throw new Refusal('back-office.import_cell_unread', { field: read.unread });
    const { familyId, kidUid } = await kidOf(tools, said);
    const teacherId = await teacherCalled(tools, said.teacher ?? '');
    const keyOf = ({ weekday, startMinute }: WeeklyTime) =>
      digest('weekly time', kidUid, courseCode, teacherId, `${weekday} ${startMinute}`);
    const keys = read.days.map(keyOf);
    const known = await tools.links.known(keys);
    if (known === keys.length) return { outcome: 'same', familyId };
    // Without a lesson of its own the times would be held for a day and be gone.
    if ((await tools.ledger.balanceOf(familyId)).bundleGold.goldCurrent === 0)
      throw new Refusal('ledger.not_enough_units', { kind: 'gold' });

    const processId = await tools.scheduling.beginCourse({ familyId, kidUid, courseCode, level });
    const standing = (await tools.scheduling.managedProcesses(familyId)).find(({ process }) => process.processId === processId);
    const own = digest('weekly schedule', processId);
    const days = standing?.process.days ?? [];
    // What stands is left as it is: times that no table has brought, and another time of the same day.
    const clashes = read.days.some(({ weekday, startMinute }) =>
      days.some((it) => it.weekday === weekday && it.startMinute !== startMinute),
    );
    if (clashes || (days.length > 0 && (await tools.links.known([own])) === 0)) throw new Refusal('scheduling.schedule_exists');
    const act = {
      do: days.length === 0 ? 'setSchedule' : 'changeSchedule',
      processId,
      teacherId,
      days: together(days, read.days),
    } as const;
    await tools.lessonActs.carryOut(by, { familyId, act, despite: false, reason: fileName });
    await tools.payments.openPaying(familyId, { open: true, reason: fileName, accountId: by.accountId });
    await tools.links.add({ familyId }, [...keys, own]);
    return { outcome: 'created', familyId };
  };

/** What stands, and what is new. */
const together = (standing: readonly WeeklyTime[], more: readonly WeeklyTime[]): WeeklyTime[] => [
  ...standing,
  ...more.filter((it) => !standing.some(({ weekday }) => weekday === it.weekday)),
];
