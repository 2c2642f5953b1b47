import type { ChatDay, ChatHours } from '@school/contract/chat/shapes';

import { schoolZone } from '@school/contract/school/zone';

/** When the contact centre answers: until when, if it does now, and otherwise when next (within a week). */
export function hoursAt(days: readonly ChatDay[], now: Temporal.Instant): ChatHours {
  const today = now.toZonedDateTimeISO(schoolZone()).toPlainDate();
  const spans = Array.from({ length: 8 }, (_, ahead) => today.add({ days: ahead })).flatMap((date) => {
    const day = days.find(({ weekday }) => weekday === date.dayOfWeek);
    return day ? [{ from: at(date, day.fromMinute), to: at(date, day.toMinute) }] : [];
  });
  const next = spans.find(({ to }) => Temporal.Instant.compare(now, to) < 0);
  const isOpen = next !== undefined && Temporal.Instant.compare(next.from, now) <= 0;
  return {
    days: [...days],
    opensAt: next && !isOpen ? next.from.toString() : null,
    closesAt: next && isOpen ? next.to.toString() : null,
  };
}

const at = (date: Temporal.PlainDate, minute: number): Temporal.Instant =>
  date.toZonedDateTime(schoolZone()).add({ minutes: minute }).toInstant();
