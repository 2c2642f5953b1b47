import type { staffCalls } from '@school/contract/staffing/calls';
import type { Availability } from '@school/contract/calendar/shapes';

import type { Audit } from '#modules/audit';
import type { Calendar } from '#modules/calendar';
import type { Db } from '#platform/db';
import type { Handlers } from '#platform/http';

type Staff = Handlers<typeof staffCalls>;

interface TeachersGiven {
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
 * What a teacher does with its own time, with the log of the staff: in the transaction of the act, so that both are true or
 * neither. The note of an absence is about children: it stays with the lessons.
 */
export const loggedTeachersHttp = ({ db, audit, calendar }: TeachersGiven, staff: Staff): Staff => {
  const subjectOf = async (teacherId: string) => ({ type: 'teacher', id: teacherId, name: (await calendar.teacher(teacherId)).name });
  return {
    ...staff,
    'POST /teacher/availability': (call) =>
      db.inTransaction(async () => {
        const { who } = call;
        const before = hoursOf(await calendar.readAvailability(who.customerId));
        const answer = await staff['POST /teacher/availability'](call);
        const after = hoursOf(answer);
        if (JSON.stringify(before) !== JSON.stringify(after))
          await audit.record({ by: who, act: 'teachers.hours_changed', subject: await subjectOf(who.customerId), before, after });
        return answer;
      }),
    'POST /teacher/absences': (call) =>
      db.inTransaction(async () => {
        const { who } = call;
        const answer = await staff['POST /teacher/absences'](call);
        const { kind, from, to, lessons } = answer;
        const after = { kind, from, until: to, lessons: lessons.length };
        await audit.record({ by: who, act: 'teachers.absence_reported', subject: await subjectOf(who.customerId), after });
        return answer;
      }),
  };
};
