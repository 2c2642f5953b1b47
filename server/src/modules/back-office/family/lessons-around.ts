import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { AnswerOf } from '@school/contract/calls';
import { schedulingLimits } from '@school/contract/calendar/limits';

import type { FamilyTools } from './tools.ts';

/** Lessons of a family to come (28 days from this Monday, as the family sees them), and those before, back to four weeks ago. */
export const lessonsAround =
  ({ families, calendar, clock }: FamilyTools) =>
  async (familyId: string): Promise<AnswerOf<'GET /manager/families/:familyId/lessons-around'>> => {
    const { timezone } = await families.family(familyId);
    const now = clock.now();
    const before = now.toZonedDateTimeISO(timezone).toPlainDate().subtract({ days: schedulingLimits.windowDays }).toString();
    const [now28, before28] = await Promise.all([calendar.listEvents({ familyId }), calendar.listEvents({ familyId, day: before })]);
    const all = new Map([...before28.events, ...now28.events].map((event) => [event.eventId, event]));
    const isAhead = ({ timestamp, minutes }: { timestamp: string; minutes: number }) =>
      Temporal.Instant.compare(Temporal.Instant.from(timestamp).add({ minutes }), now) > 0;
    const events = [...all.values()].toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
    return {
      ahead: events.filter(isAhead),
      past: events
        .filter((event) => !isAhead(event))
        .toReversed()
        .slice(0, backOfficeLimits.pastLessons),
    };
  };
