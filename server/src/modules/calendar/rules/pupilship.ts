import { schedulingLimits } from '@school/contract/calendar/limits';

/**
 * A kid is a teacher's pupil while a lesson of theirs is to come, and so long after the end of the last one (docs/rules/people.md#teachers): a lesson that ended after this moment counts.
 */
export const pupilsSince = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 24 * schedulingLimits.pupilDays });
