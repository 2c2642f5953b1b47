import { horizonAt } from '../rules/booking.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';

/** The day until which lessons may be booked, for showing. */
export const shownHorizon = ({ calendar }: Pick<CalendarDependencies, 'calendar'>, now: Temporal.Instant) =>
  calendar.horizon(horizonAt(now));
