import { schoolZone } from '@school/contract/school/zone';

/** The hour of the night at which the books are looked at. */
const hour = 3;

/** Has a night begun (03:00 in Moscow) since the books were looked at last? */
export function isCheckDue(latest: Temporal.Instant, now: Temporal.Instant): boolean {
  const here = now.toZonedDateTimeISO(schoolZone());
  const tonight = here.withPlainTime({ hour });
  const begun = Temporal.ZonedDateTime.compare(here, tonight) >= 0 ? tonight : tonight.subtract({ days: 1 });
  return Temporal.Instant.compare(latest, begun.toInstant()) < 0;
}
