import type { Absence, Availability } from '@school/contract/calendar/shapes';

import type { Audit } from '#modules/audit';
import type { Calendar } from '#modules/calendar';
import type { Around } from '#platform/around';
import type { Db } from '#platform/db';

export interface TeachersGiven {
  db: Pick<Db, 'inTransaction'>;
  audit: Pick<Audit, 'record'>;
  calendar: Pick<Calendar, 'teacher' | 'readAvailability'>;
}

/** «10:30»: half past ten, told in minutes of the day. */
const clock = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Weekly hours, and the days that differ, as the log keeps them. */
const hoursOf = ({ rules, exceptions }: Pick<Availability, 'rules' | 'exceptions'>) => ({
  days: rules,
  exceptions: exceptions.map(({ day, blocks }) =>
    [day, ...(blocks.length > 0 ? blocks.map(({ fromMinute, toMinute }) => `${clock(fromMinute)}–${clock(toMinute)}`) : ['–'])].join(', '),
  ),
});

/**
 * What a teacher does with its own time, or a manager for one who phones, with the log of the staff: in the transaction of
 * the act, so that both are true or neither. The note of an absence is about children: it stays with the lessons.
 */
export const aroundTeachers = ({ db, audit, calendar }: TeachersGiven): Around => {
  const subjectOf = async (teacherId: string) => ({ type: 'teacher', id: teacherId, name: (await calendar.teacher(teacherId)).name });
  type Whose = Pick<Parameters<TeachersGiven['audit']['record']>[0], 'by' | 'reason'>;
  const changed = (answer: () => Promise<Availability>, whose: Whose, teacherId: string): Promise<Availability> =>
    db.inTransaction(async () => {
      const before = hoursOf(await calendar.readAvailability(teacherId));
      const given = await answer();
      const after = hoursOf(given);
      if (JSON.stringify(before) !== JSON.stringify(after))
        await audit.record({ ...whose, act: 'teachers.hours_changed', subject: await subjectOf(teacherId), before, after });
      return given;
    });
  const noted = (answer: () => Promise<Absence>, whose: Whose, teacherId: string): Promise<Absence> =>
    db.inTransaction(async () => {
      const given = await answer();
      const { kind, from, to, lessons } = given;
      const after = { kind, from, until: to, lessons: lessons.length };
      await audit.record({ ...whose, act: 'teachers.absence_reported', subject: await subjectOf(teacherId), after });
      return given;
    });
  return {
    'POST /teacher/availability': ({ who }, answer) => changed(answer, { by: who }, who.customerId),
    'POST /manager/teachers/:teacherId/availability': ({ who, params, body }, answer) =>
      changed(answer, { by: who, reason: body.reason }, params.teacherId),
    'POST /teacher/absences': ({ who }, answer) => noted(answer, { by: who }, who.customerId),
    'POST /manager/teachers/:teacherId/absences': ({ who, params, body }, answer) =>
      noted(answer, { by: who, reason: body.reason }, params.teacherId),
  };
};
