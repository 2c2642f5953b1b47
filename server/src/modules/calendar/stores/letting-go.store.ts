import { settingLimits } from '@school/contract/school/limits';

import { sql } from '#platform/db';

/** Whether a lesson `l` without a unit has come so near that it is let go, by what it was made with (docs/rules/schedule.md#lessons-without-a-unit). */
export const isToLetGo = (now: Temporal.Instant) => sql`lower(l.during) <= ${now}::timestamptz + make_interval(hours => l.release_hours)`;

/** No lesson that begins later than this is let go at a moment, whatever it was made with: so that an index finds the others. */
export const letGoBy = (now: Temporal.Instant): Temporal.Instant => now.add({ hours: settingLimits.unfundedReleaseHours.most });
