import type { Calendar } from '#modules/calendar';
import type { Ledger } from '#modules/ledger';
import type { Payments } from '#modules/payments';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { schoolZone } from '@school/contract/school/zone';

import type { createDayStore } from './days.store.ts';
import { type DayLine, type Line, nameOfDay, nameOfLine, summed } from './rules/lines.ts';

export interface DayTools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  ledger: Pick<Ledger, 'figures'>;
  payments: Pick<Payments, 'orders'>;
  calendar: Pick<Calendar, 'lessons'>;
  days: ReturnType<typeof createDayStore>;
  onFault(fault: unknown): void;
}

/** How many days are read from the books at once, and how many lessons are asked about. */
const atOnce = { days: 31, lessons: 5000 };

export const startOf = (day: Temporal.PlainDate): Temporal.Instant => day.toZonedDateTime(schoolZone()).toInstant();
export const dayOf = (at: Temporal.Instant): Temporal.PlainDate => at.toZonedDateTimeISO(schoolZone()).toPlainDate();
const todayBy = ({ clock }: Pick<DayTools, 'clock'>): Temporal.PlainDate => dayOf(clock.now());

/** The lines of days, both included, out of the books: what they know themselves, and what was bought and taught for it. */
async function linesOfDays({ ledger: { figures }, payments, calendar }: DayTools, from: Temporal.PlainDate, to: Temporal.PlainDate) {
  const zone = schoolZone();
  const [begin, end] = [startOf(from), startOf(to.add({ days: 1 }))];
  const [books, orders, lessons] = [
    await figures.days(begin, end, zone),
    await figures.ofOrders(begin, end, zone),
    await figures.ofLessons(begin, end, zone),
  ];
  const productOf = new Map(
    (await payments.orders.many(orders.flatMap(({ orderId }) => orderId ?? []))).map((it) => [it.orderId, it.productCode]),
  );
  const ids = [...new Set(lessons.map(({ lessonId }) => lessonId))];
  const taught = new Map<string, { teacherId: string | null; course: string }>();
  for (let at = 0; at < ids.length; at += atOnce.lessons)
    for (const { lessonId, teacherId, courseCode, subject } of await calendar.lessons(ids.slice(at, at + atOnce.lessons)))
      taught.set(lessonId, { teacherId, course: courseCode ?? subject });
  const lines: DayLine[] = [
    ...books,
    ...orders.flatMap(({ date, currency, orderId, units, sold, refunded }): DayLine[] => {
      const its = { date, currency, name: (orderId !== null && productOf.get(orderId)) || '' };
      return [
        { ...its, part: 'sold', units, amount: sold },
        { ...its, part: 'back', units: 0, amount: refunded },
      ];
    }),
    ...lessons.flatMap(({ date, currency, lessonId, units, worth }): DayLine[] => {
      const lesson = taught.get(lessonId);
      const its = { date, currency, units, amount: worth };
      return [
        { ...its, part: 'teacher', name: lesson?.teacherId ?? '' },
        { ...its, part: 'course', name: lesson?.course ?? '' },
      ];
    }),
  ];
  return summed(lines, nameOfDay);
}

/** Writes the lines of all days that are over and have none yet. */
export const countDays = (tools: DayTools) => async (): Promise<void> => {
  const { days, ledger } = tools;
  const yesterday = todayBy(tools).subtract({ days: 1 });
  for (;;) {
    const counted = await days.counted();
    const since = counted === undefined ? null : Temporal.PlainDate.from(counted).add({ days: 1 });
    if (since && Temporal.PlainDate.compare(since, yesterday) > 0) return;
    // Days on which nothing was written have no lines: the next one that has is where counting goes on.
    const next = await ledger.figures.next(since && startOf(since));
    const first = next && dayOf(next);
    const isOver = first !== null && Temporal.PlainDate.compare(first, yesterday) <= 0;
    if (!isOver && since === null) return;
    const last = isOver ? earlierOf(first.add({ days: atOnce.days - 1 }), yesterday) : yesterday;
    const lines = isOver ? await linesOfDays(tools, first, last) : [];
    await tools.db.inTransaction(() => days.add(lines, last.toString()));
  }
};

/** Writes every day anew, and tells of days that came out otherwise: the books are the truth, the lines only their sums. */
export const recountDays = (tools: DayTools) => async (): Promise<void> => {
  const { days, ledger } = tools;
  const [counted, begun] = [await days.counted(), await ledger.figures.next(null)];
  if (counted === undefined || begun === null) return;
  const until = Temporal.PlainDate.from(counted);
  for (let from = dayOf(begun); Temporal.PlainDate.compare(from, until) <= 0; from = from.add({ days: atOnce.days })) {
    const to = earlierOf(from.add({ days: atOnce.days - 1 }), until);
    const [kept, anew] = [summed(await days.lines(from.toString(), to.toString()), nameOfDay), await linesOfDays(tools, from, to)];
    if (JSON.stringify(kept.map(inOrder)) === JSON.stringify(anew.map(inOrder))) continue;
    await tools.db.inTransaction(() => days.replace(from.toString(), to.toString(), anew));
    tools.onFault(new Error(`finance: the days from ${from.toString()} to ${to.toString()} differed from the books and were counted anew`));
  }
};

/** What days come to, both included: those that stand from their lines, the others from the books. Without a first one, all before. */
export const sumsOfDays =
  (tools: DayTools) =>
  async (from: Temporal.PlainDate | null, to: Temporal.PlainDate): Promise<Line[]> => {
    const stretch = await standing(tools, from, to);
    const kept = stretch.kept ? await tools.days.sums(from?.toString() ?? null, stretch.kept.toString()) : [];
    const live = stretch.live ? await linesOfDays(tools, stretch.live, to) : [];
    return summed(
      [...kept, ...live.map(({ part, currency, name, units, amount }) => ({ part, currency, name, units, amount }))],
      nameOfLine,
    );
  };

/** The same, day by day. */
export const daysBetween =
  (tools: DayTools) =>
  async (from: Temporal.PlainDate, to: Temporal.PlainDate): Promise<DayLine[]> => {
    const stretch = await standing(tools, from, to);
    const kept = stretch.kept ? await tools.days.lines(from.toString(), stretch.kept.toString()) : [];
    return [...kept, ...(stretch.live ? await linesOfDays(tools, stretch.live, to) : [])];
  };

/** Up to which day of a stretch the lines stand, and from which on the books are asked. */
async function standing({ days, ledger }: DayTools, from: Temporal.PlainDate | null, to: Temporal.PlainDate) {
  const counted = await days.counted();
  const until = counted === undefined ? null : Temporal.PlainDate.from(counted);
  const kept = until && (from === null || Temporal.PlainDate.compare(from, until) <= 0) ? earlierOf(until, to) : null;
  const since = until ? laterOf(until.add({ days: 1 }), from) : from;
  const next = since === null ? await ledger.figures.next(null) : null;
  const live = since ?? (next && dayOf(next));
  return { kept, live: live && Temporal.PlainDate.compare(live, to) <= 0 ? live : null };
}

const inOrder = ({ date, part, currency, name, units, amount }: DayLine) => [date, part, currency, name, units, amount];
const earlierOf = (one: Temporal.PlainDate, other: Temporal.PlainDate) => (Temporal.PlainDate.compare(one, other) <= 0 ? one : other);
const laterOf = (one: Temporal.PlainDate, other: Temporal.PlainDate | null) =>
  other && Temporal.PlainDate.compare(one, other) < 0 ? other : one;
