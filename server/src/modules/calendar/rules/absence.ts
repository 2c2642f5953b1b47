import { schedulingLimits } from '@school/contract/calendar/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type HoursException, hoursOn, type TeacherHours } from './teacher-hours.ts';

/** Days of a teacher's zone on which the teacher is away, both included; on the first one from a minute on. */
export interface Away {
  from: string;
  to: string;
  fromMinute: number;
}

/** An absence as it came to be: somebody may come back earlier. */
export interface KnownAbsence extends Away {
  endedAt: Temporal.Instant | null;
}

/** May this be noted: days in order, not too many, and none of them past? */
export function mayBeAway({ from, to }: Away, today: Temporal.PlainDate): Verdict {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  if (Temporal.PlainDate.compare(last, first) < 0) return refused('request.invalid', { where: 'to', problem: 'before_from' });
  const max = schedulingLimits.absenceDays;
  if (first.until(last).days >= max) return refused('request.invalid', { where: 'to', problem: 'too_long', max });
  return Temporal.PlainDate.compare(first, today) < 0 ? refused('scheduling.in_the_past', { day: from }) : allowed();
}

/** The stretch of time in which the teacher is away; of one who came back before it began it is empty. */
export function stretchOf({ from, to, fromMinute, endedAt }: KnownAbsence, zone: string): { from: Temporal.Instant; to: Temporal.Instant } {
  const begin = Temporal.PlainDate.from(from)
    .toZonedDateTime({ timeZone: zone, plainTime: timeOf(fromMinute) })
    .toInstant();
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(zone).toInstant();
  if (!endedAt || Temporal.Instant.compare(endedAt, end) >= 0) return { from: begin, to: end };
  return { from: begin, to: Temporal.Instant.compare(endedAt, begin) <= 0 ? begin : endedAt };
}

/**
 * The exceptions of a teacher with absences taken out of the days: a day away has no hours, the first has those before
 * its minute, and the day of coming back those after it, from the next half hour on. So nobody else need know of
 * absences.
 */
export function withAbsences({ zone, rules, exceptions }: TeacherHours, absences: readonly KnownAbsence[]): HoursException[] {
  const days = new Map(exceptions.map((exception) => [exception.day, exception]));
  for (const absence of absences) {
    for (const { day, from, to } of closedOn(absence, zone)) {
      const blocks = hoursOn({ rules, exceptions: [...days.values()] }, day);
      days.set(day, { day, blocks: blocks.flatMap((block) => cut(block, from, to)) });
    }
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Wall minutes of each day on which the teacher is away. */
function closedOn({ from, to, fromMinute, endedAt }: KnownAbsence, zone: string): Array<{ day: string; from: number; to: number }> {
  const back = endedAt?.toZonedDateTimeISO(zone);
  const first = Temporal.PlainDate.from(from);
  const count = first.until(Temporal.PlainDate.from(to)).days + 1;
  return Array.from({ length: count }, (_, at) => first.add({ days: at })).flatMap((date) => {
    const against = back ? Temporal.PlainDate.compare(date, back.toPlainDate()) : -1;
    if (against > 0) return [];
    const closed = {
      day: date.toString(),
      from: date.equals(first) ? fromMinute : 0,
      to: back && against === 0 ? nextHalfHour(back) : 1440,
    };
    return closed.from < closed.to ? [closed] : [];
  });
}

/** What is left of a block without [from, to). */
const cut = ({ fromMinute, toMinute }: { fromMinute: number; toMinute: number }, from: number, to: number) =>
  [
    { fromMinute, toMinute: Math.min(toMinute, from) },
    { fromMinute: Math.max(fromMinute, to), toMinute },
  ].filter((block) => block.fromMinute < block.toMinute);

const nextHalfHour = ({ hour, minute, second }: Temporal.ZonedDateTime): number =>
  Math.ceil((hour * 60 + minute + (second > 0 ? 1 : 0)) / schedulingLimits.hoursStepMinutes) * schedulingLimits.hoursStepMinutes;

const timeOf = (minute: number): Temporal.PlainTime => new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
