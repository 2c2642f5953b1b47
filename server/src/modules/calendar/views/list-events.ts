import type { Event } from '@school/contract/calendar/shapes';

import { endOfHorizon } from '../rules/booking.ts';
import { nextEventFrom, windowFrom } from '../rules/event-window.ts';
import { hasRunOut } from '../rules/lesson.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';
import { eventsOf } from './views.ts';

/** Which lessons: a family's, of one kid or of all, in the 28 days from the Monday of `day` (or of today). */
export interface EventsAsked {
  familyId: string;
  day?: string | undefined;
  kidUid?: string | undefined;
}

/** What a family's open schedule shows. */
interface EventsShown {
  from: string;
  to: string;
  events: Event[];
  next: Event | null;
  bookableUntil: string;
}

/** Lessons of a family in a window of 28 days from Monday in its own zone (docs/rules/schedule.md#window), the next one of all, and the horizon. */
export const listEvents =
  (deps: CalendarDependencies) =>
  async ({ familyId, day, kidUid }: EventsAsked): Promise<EventsShown> => {
    const now = deps.clock.now();
    const [{ timezone }] = await Promise.all([deps.families.family(familyId), kidUid && deps.families.kidOf(familyId, kidUid)]);
    const { from, to } = windowFrom(day, timezone, now);
    const [lessons, next, horizon] = await Promise.all([
      deps.lessons.ofFamily(familyId, { from, to, now }, kidUid ?? null),
      deps.lessons.nextOfFamily(familyId, nextEventFrom(now), kidUid ?? null),
      deps.calendar.horizon(),
    ]);
    // As a rule the next one is among those of the window: whatever it is, all are looked at once.
    const isApart = next !== undefined && !lessons.some(({ lessonId }) => lessonId === next.lessonId);
    const shown = await eventsOf(deps, familyId, isApart ? [...lessons, next] : lessons);
    return {
      from: from.toString(),
      to: to.toString(),
      events: shown.slice(0, lessons.length),
      next: shown.find(({ eventId }) => eventId === next?.lessonId) ?? null,
      bookableUntil: endOfHorizon(horizon).toString(),
    };
  };

/** One lesson of a family for its open schedule; undefined when it is gone, outside the window, or another kid's. */
export const oneEvent =
  (deps: CalendarDependencies) =>
  async ({ familyId, day, kidUid }: EventsAsked, lessonId: string): Promise<Event | undefined> => {
    const lesson = await deps.lessons.findOfFamily(familyId, lessonId);
    const now = deps.clock.now();
    if (!lesson || lesson.status === 'expired' || lesson.status === 'transferred' || hasRunOut(lesson, now)) return undefined;
    if (!lesson.participants.some((participant) => participant.familyId === familyId)) return undefined;
    if (kidUid && !lesson.participants.some((participant) => participant.kidUid === kidUid)) return undefined;
    const { timezone } = await deps.families.family(familyId);
    const { from, to } = windowFrom(day, timezone, now);
    const isInside = Temporal.Instant.compare(from, lesson.startsAt) <= 0 && Temporal.Instant.compare(lesson.startsAt, to) < 0;
    return isInside ? (await eventsOf(deps, familyId, [lesson]))[0] : undefined;
  };
