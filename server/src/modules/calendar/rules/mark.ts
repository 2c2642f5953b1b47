import { schedulingLimits } from '@school/contract/calendar/limits';

/** From then on a mark stands, and what follows from it happens. */
export const standsFrom = (markedAt: Temporal.Instant): Temporal.Instant => markedAt.add({ minutes: schedulingLimits.undoMarkMinutes });
