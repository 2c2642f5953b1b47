import type { Earnings, EarningsLine, PayRate } from '@school/contract/staffing/workspace-shapes';
import type { Money } from '@school/contract/shapes';
import { refused, allowed } from '@school/contract/verdict';

import { type ClosedLesson, teacherView } from '#modules/calendar';
import { kindOf, type LessonLengths, type Objection } from '#modules/calendar/rules';
import { newId } from '#platform/ids';
import { insist } from '#platform/refusal';

import { earliestRate, payOf, type Rate, rateOn } from '../rules/pay.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import type { RateRecord } from '../stores/pay.store.ts';

const termsOf = ({ from, currency, trial, short, long, group, perHead, missedPercent, latePercent }: Rate): Rate => ({
  from,
  currency,
  trial,
  short,
  long,
  group,
  perHead,
  missedPercent,
  latePercent,
});

/** What was earned with lessons that began from a day of the teacher's zone on, until another day begins. */
export const earnedBetween =
  (deps: StaffingDependencies) =>
  async (teacherId: string, from: Temporal.PlainDate, until: Temporal.PlainDate): Promise<EarningsLine[]> => {
    const { zone } = await deps.teachers.find(teacherId);
    return linesOf(deps, { teacherId, zone, from, until }, await deps.pay.rates(teacherId));
  };

async function linesOf(
  deps: StaffingDependencies,
  { teacherId, zone, from, until }: { teacherId: string; zone: string; from: Temporal.PlainDate; until: Temporal.PlainDate },
  rates: readonly Rate[],
): Promise<EarningsLine[]> {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant();
  const closed = await deps.closedLessons(teacherId, startOf(from), startOf(until));
  const objections = await deps.objections.ofLessons(
    closed.map(({ lessonId }) => lessonId),
    null,
  );
  const lessons = closed.map((lesson) => ({ ...lesson, objection: whatWasObjected(lesson.lessonId, objections) }));
  const kids = await deps.families.kids([...new Set(lessons.flatMap((lesson) => lesson.kids.map(({ kidUid }) => kidUid)))]);
  const names = new Map(kids.map(({ kidUid, name }) => [kidUid, name]));
  return lessons.map((lesson) => {
    const day = lesson.startsAt.toZonedDateTimeISO(zone).toPlainDate().toString();
    return lineOf(lesson, { rate: rateOn(rates, day), lengths: deps.school.at('lessonMinutes', lesson.startsAt) }, names);
  });
}

/** What a teacher has earned in a month (YYYY-MM) of its zone, by default this one. */
export const showEarnings =
  (deps: StaffingDependencies) =>
  async (teacherId: string, wanted?: string): Promise<Earnings> => {
    const { zone } = await deps.teachers.find(teacherId);
    const month = wanted
      ? Temporal.PlainYearMonth.from(wanted)
      : deps.clock.now().toZonedDateTimeISO(zone).toPlainDate().toPlainYearMonth();
    const first = month.toPlainDate({ day: 1 });
    const rates = await deps.pay.rates(teacherId);
    const lines = await linesOf(deps, { teacherId, zone, from: first, until: first.add({ months: 1 }) }, rates);
    const days = Array.from({ length: first.daysInMonth }, (_, at) => first.add({ days: at }).toString());
    const held = new Set(days.flatMap((day) => rateOn(rates, day) ?? []));
    return {
      month: month.toString(),
      lines,
      totals: totalsOf(lines),
      withoutRate: lines.filter(({ why }) => why === 'noRate').length,
      rates: [...held].map(termsOf),
    };
  };

/** Where what was said against the mark of a lesson stands: open while one of the families waits. */
function whatWasObjected(lessonId: string, objections: readonly Objection[]): 'open' | 'upheld' | null {
  const outcomes = objections.filter((it) => it.lessonId === lessonId).map(({ outcome }) => outcome);
  if (outcomes.includes(null)) return 'open';
  return outcomes.includes('upheld') ? 'upheld' : null;
}

function lineOf(
  lesson: ClosedLesson & { objection: 'open' | 'upheld' | null },
  { rate, lengths }: { rate: Rate | undefined; lengths: LessonLengths['lessonMinutes'] },
  names: ReadonlyMap<string, string>,
): EarningsLine {
  const { amount, currency, why } = payOf({ ...lesson, heads: lesson.kids.filter(({ came }) => came).length }, rate, lengths);
  const { lessonId, startsAt, minutes, status, subject, courseCode, teacherHereAt, markedAt, markedBy } = lesson;
  const late = teacherHereAt === null ? 0 : Math.max(0, Math.floor(teacherHereAt.since(startsAt).total('minutes')));
  return {
    eventId: lessonId,
    timestamp: startsAt.toString(),
    minutes,
    kind: kindOf(lesson),
    status: status === 'conducted' ? 'conducted' : 'nonAttendance',
    subject,
    courseCode,
    pupils: lesson.kids.map(({ kidUid, came }) => ({ name: names.get(kidUid) ?? '', came })),
    pay: amount === null || currency === null ? null : { amount, currency },
    why,
    evidence: {
      enteredAt: teacherHereAt?.toString() ?? null,
      lateMinutes: late,
      markedAt: markedAt?.toString() ?? null,
      markedBy: markedBy === 'teacher' || markedBy === 'manager' ? markedBy : markedBy === null ? null : 'school',
    },
  };
}

function totalsOf(lines: readonly EarningsLine[]): Money[] {
  const totals = new Map<Money['currency'], number>();
  for (const { pay } of lines) if (pay) totals.set(pay.currency, (totals.get(pay.currency) ?? 0) + pay.amount);
  return [...totals].map(([currency, amount]) => ({ amount, currency }));
}

const rateView = ({ rateId, reason, setByName, setAt, ...rate }: RateRecord): PayRate => ({
  rateId,
  ...termsOf(rate),
  reason,
  setBy: setByName,
  setAt: setAt.toString(),
});

/** All terms of a teacher's pay, the latest first, and the first day for which new ones may be set. */
export const showRates = (deps: StaffingDependencies) => async (teacherId: string) => {
  const teacher = await deps.teachers.find(teacherId);
  const rates = await deps.pay.rates(teacherId);
  const today = deps.clock.now().toZonedDateTimeISO(teacher.zone).toPlainDate().toString();
  const latest = rates.toReversed().toSorted((one, other) => (one.from < other.from ? 1 : one.from > other.from ? -1 : 0));
  return { teacher: teacherView(teacher), rates: latest.map(rateView), earliest: earliestRate(rates, today) };
};

/** Sets what a teacher is paid from a day on, in the caller's transaction; answers with the terms that held on that day before. */
export const setRate =
  (deps: StaffingDependencies) =>
  (teacherId: string, terms: Rate, by: { accountId: string; name: string }, reason: string): Promise<Rate | null> =>
    deps.db.inTransaction(async () => {
      const { zone } = await deps.teachers.find(teacherId);
      await deps.calendar.lock({ teachers: [teacherId], kids: [] });
      const rates = await deps.pay.rates(teacherId);
      const now = deps.clock.now();
      const earliest = earliestRate(rates, now.toZonedDateTimeISO(zone).toPlainDate().toString());
      insist(earliest !== null && terms.from < earliest ? refused('scheduling.rate_begun', { earliest }) : allowed());
      await deps.pay.addRate(teacherId, { ...terms, rateId: newId(), reason, setBy: by.accountId, setByName: by.name, setAt: now });
      const before = rateOn(rates, terms.from);
      return before ? termsOf(before) : null;
    });
