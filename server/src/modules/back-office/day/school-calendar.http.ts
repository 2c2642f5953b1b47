import type { schoolCalendarCalls } from '@school/contract/back-office/calendar-calls';

import type { Calendar } from '#modules/calendar';
import type { Handlers } from '#platform/http';

/** contract → action → view. */
export const schoolCalendarHttp = ({
  calendar,
}: {
  calendar: Pick<Calendar, 'teacherDaysOf' | 'teacherWeeksOf'>;
}): Handlers<typeof schoolCalendarCalls> => ({
  'GET /manager/calendar/day': ({ query: { day, ...sought } }) => calendar.teacherDaysOf(day, sought),
  'GET /manager/calendar/week': ({ query: { from, ...sought } }) => calendar.teacherWeeksOf(from, sought),
});
