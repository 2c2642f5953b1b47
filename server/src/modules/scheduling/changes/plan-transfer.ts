import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type ActorKind, mayTransfer, type Lesson, type WeeklyDay, listOf } from '#modules/calendar/rules';

import { openedAtHorizon, shiftBetween, shifted, weeklyTimeOf } from '../rules/weekly-move.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { openTimes } from './open-times.ts';
import { weeklyLessons } from './weekly-lessons.ts';

/** Where somebody wants a lesson to be, and how much of its weekly time goes with it. */
export interface TransferRequest {
  scope: 'one' | 'following' | 'all';
  startsAt: Temporal.Instant;
  teacherId?: string | undefined;
}

/** What a transfer would come to. */
export interface TransferPlan {
  may: Verdict;
  teacherId: string;
  moves: Array<{ lesson: Lesson; startsAt: Temporal.Instant }>;
  /** The new time lies behind the horizon: the nightly job makes that lesson when its day comes. */
  later: Lesson[];
  /** The teacher is away on the new date, or its clock skips the time: as in any schedule there is no lesson that day. */
  without: Lesson[];
  /** Those dates, as far as the clock has them. */
  away: Temporal.Instant[];
  /** Dates before the horizon that only the new weekly time has. */
  opened: Temporal.Instant[];
  conflicts: Array<{ at: Temporal.Instant; verdict: Verdict }>;
  weekly: { seriesId: string; from: WeeklyDay; to: WeeklyDay } | null;
}

type Planning = Pick<SchedulingDependencies, 'board' | 'changing' | 'lessons' | 'school' | 'teachers'>;
/** By whose rules, when, and how far ahead. */
export type Moment = { who: ActorKind; now: Temporal.Instant; until: Temporal.PlainDate };

/**
 * Works out the transfer of an individual lesson, alone or with its weekly time; it changes nothing, and the database
 * decides on the times. What cannot be done says why in `may`.
 */
export const planTransfer =
  (deps: Planning) =>
  async (lesson: Lesson, request: TransferRequest, moment: Moment): Promise<TransferPlan> => {
    const may = mayTransfer(lesson, moment.now, moment.who);
    if (!may.allowed) return refusedPlan(may);
    const plan = await (request.scope === 'one' ? planOne(deps, lesson, request, moment) : planWeekly(deps, lesson, request, moment));
    return plan.may.allowed ? { ...plan, may } : plan;
  };

async function planOne(deps: Planning, lesson: Lesson, { startsAt, teacherId }: TransferRequest, { now, until }: Moment) {
  const offered = teachersOf(lesson);
  const choice = await teacherFor(deps, teacherId, lesson.teacherId, offered);
  if (typeof choice !== 'string') return refusedPlan(choice);
  if (choice === lesson.teacherId && startsAt.equals(lesson.startsAt)) return refusedPlan(refused('scheduling.same_time'));
  const times = (await openTimes(deps)(askedOf(lesson, [choice], [lesson]), now, until)).get(choice);
  if (!times) return refusedPlan(absent(teacherId));
  const may = times.judge(startsAt);
  return {
    ...refusedPlan(may),
    teacherId: choice,
    moves: may.allowed ? [{ lesson, startsAt }] : [],
    conflicts: may.allowed ? [] : [{ at: startsAt, verdict: may }],
  };
}

async function planWeekly(deps: Planning, lesson: Lesson, { scope, startsAt, teacherId }: TransferRequest, { who, now, until }: Moment) {
  const weekly = await weeklyLessons(deps)(lesson, who, now);
  if (!weekly) return refusedPlan(refused('scheduling.not_regular'));
  const { schedule, day } = weekly;
  const choice = await teacherFor(deps, teacherId, schedule.teacherId, [schedule.teacherId]);
  if (typeof choice !== 'string') return refusedPlan(choice);
  const to = weeklyTimeOf(startsAt, schedule.zone);
  if (isSame(to, day)) return refusedPlan(refused('scheduling.same_time'));
  const moving = scope === 'all' ? weekly.all : weekly.following;
  const times = (await openTimes(deps)(askedOf(lesson, [choice], moving), now, until)).get(choice);
  if (!times) return refusedPlan(absent(teacherId));
  const own = times.judge(startsAt);
  if (!own.allowed && own.why !== 'scheduling.slot_taken' && own.why !== 'scheduling.kid_busy') {
    return { ...refusedPlan(own), conflicts: [{ at: startsAt, verdict: own }] };
  }

  const horizon = Temporal.PlainDate.from(schedule.materialisedUntil);
  const end = horizon.toZonedDateTime(schedule.zone).toInstant();
  if (Temporal.Instant.compare(startsAt, end) >= 0) return refusedPlan(refused('scheduling.beyond_horizon', { until: horizon.toString() }));
  const shift = shiftBetween(lesson.startsAt, startsAt, schedule.zone);
  const plan: TransferPlan = { ...refusedPlan(allowed()), teacherId: choice, weekly: { seriesId: schedule.seriesId, from: day, to } };
  const isFree = (at: Temporal.Instant): boolean => {
    const verdict = schedule.days.some((it) => it.weekday === to.weekday && !isSame(it, day))
      ? refused('scheduling.schedule_exists')
      : times.judge(at);
    if (!verdict.allowed) plan.conflicts.push({ at, verdict });
    return verdict.allowed;
  };
  for (const it of moving) {
    const at = it.lessonId === lesson.lessonId ? startsAt : shifted(it.startsAt, shift, schedule.zone);
    if (at && Temporal.Instant.compare(at, end) >= 0) plan.later.push(it);
    else if (!at || times.isAway(at)) {
      plan.without.push(it);
      if (at) plan.away.push(at);
    } else if (isFree(at)) plan.moves.push({ lesson: it, startsAt: at });
  }
  const pauses = await deps.changing.pauses(schedule.seriesId);
  for (const at of openedAtHorizon(shift, to.weekday, schedule.zone, horizon)) {
    const date = at.toZonedDateTimeISO(schedule.zone).toPlainDate().toString();
    const isPaused = pauses.some(({ from, until: back }) => from <= date && date < back);
    if (Temporal.Instant.compare(at, startsAt) > 0 && !isPaused && !times.isAway(at) && isFree(at)) plan.opened.push(at);
  }
  const taken = plan.conflicts.map(({ at }) => at);
  if (taken.length > 0) plan.may = refused('scheduling.schedule_conflicts', { dates: listOf(taken) });
  return plan;
}

/** Who may give a lesson once it is moved: the teacher it was planned with, and the one who has it now. */
export const teachersOf = ({ teacherId, plannedTeacherId }: Lesson): string[] => [
  ...new Set([plannedTeacherId, teacherId].flatMap((it) => (it ? [it] : []))),
];

/** What free times are asked of a lesson that leaves its place. */
export const askedOf = (lesson: Lesson, teacherIds: readonly string[], leaving: readonly Lesson[]) => ({
  kidUid: lesson.participants[0]?.kidUid ?? '',
  minutes: lesson.minutes,
  notBefore: lesson.holdUntil,
  teacherIds,
  leaving,
});

async function teacherFor(
  { teachers }: Pick<SchedulingDependencies, 'teachers'>,
  wanted: string | undefined,
  own: string | null,
  offered: readonly string[],
): Promise<string | Verdict> {
  if (wanted === undefined) return own ?? refused('scheduling.no_teacher_in_process');
  if (offered.includes(wanted)) return wanted;
  return refused((await teachers.byIds([wanted])).length > 0 ? 'scheduling.teacher_does_not_fit' : 'scheduling.teacher_not_found');
}

/** A teacher without a row on the board teaches no more. */
const absent = (wanted: string | undefined): Verdict =>
  refused(wanted === undefined ? 'scheduling.no_teacher_in_process' : 'scheduling.teacher_does_not_fit');

const isSame = (a: WeeklyDay, b: WeeklyDay) => a.weekday === b.weekday && a.startMinute === b.startMinute;

const refusedPlan = (may: Verdict): TransferPlan => ({
  may,
  teacherId: '',
  moves: [],
  later: [],
  without: [],
  away: [],
  opened: [],
  conflicts: [],
  weekly: null,
});
