import type { markOutcomes } from '@school/contract/calendar/limits';
import type { Event } from '@school/contract/calendar/shapes';
import type { SettingValues } from '@school/contract/school/settings';

import type { Skip } from './skips.ts';

/** Kinds as stored; regular, transferred and replacement follow from the rest. */
export type StoredKind = 'trial' | 'individual' | 'group' | 'virtual';
export type StoredStatus = 'held' | 'scheduled' | 'inProgress' | 'conducted' | 'nonAttendance' | 'expired' | 'canceled' | 'transferred';

/** A kid in a lesson. */
export interface Participant {
  kidUid: string;
  familyId: string;
  /** A unit is reserved for it. */
  funded: boolean;
  /** The kid's process: in a group its own, else the lesson's. */
  processId: string;
  /** It did not come, and what that cost. */
  skip?: Skip | null;
  /** Its unit came back, and so many more as a bonus: of a lesson that it missed or that was not held. */
  unitBack?: boolean;
  bonus?: number;
}

/** What a family was told when a lesson was made: the lesson keeps it, whatever the school says later. */
export interface LessonTerms {
  /** A family may change it until so many hours before it begins. */
  changeHours: number;
  /** Its room opens so many minutes before. */
  enterMinutes: number;
  /** So many minutes after its start it may be closed as missed. */
  absentMinutes: number;
  /** So many minutes a family waits for the teacher. */
  teacherWaitMinutes: number;
  /** Lessons given besides its own where the teacher does not come. */
  lateBonus: number;
  /** So many skips in so many days are free. */
  freeSkips: number;
  freeSkipDays: number;
  /** How often the family moves its trial. */
  trialMoves: number;
  /** Without a unit it is let go so many hours before it begins. */
  releaseHours: number;
}

/** The settings they come from. */
export const settingsOfTerms = [
  'hoursToCancelOrTransfer',
  'enterBeforeMinutes',
  'absentAfterMinutes',
  'teacherWaitMinutes',
  'lateTeacherBonus',
  'freeSkips',
  'freeSkipDays',
  'introTransfers',
  'unfundedReleaseHours',
] as const;

export interface Lesson extends LessonTerms {
  lessonId: string;
  processId: string;
  seriesId: string | null;
  teacherId: string | null;
  plannedTeacherId: string | null;
  kind: StoredKind;
  startsAt: Temporal.Instant;
  minutes: number;
  status: StoredStatus;
  holdUntil: Temporal.Instant | null;
  /** How often it was moved, the first lesson of the moves, and the start it was moved from. */
  hop: number;
  rootId: string | null;
  movedFrom: Temporal.Instant | null;
  /** When its teacher entered it, and what a colleague who is away left to know. */
  teacherHereAt: Temporal.Instant | null;
  handoverNote: string | null;
  /** What its teacher has marked and may still undo, and when it did. */
  markOutcome: (typeof markOutcomes)[number] | null;
  markedAt: Temporal.Instant | null;
  /** Set on a lesson of a club group. */
  groupId: string | null;
  subject: Event['subject'];
  courseCode: Event['courseCode'];
  level: string | null;
  participants: Participant[];
}

/** How long lessons are, as the school says at a moment: `from` the short one, `to` the long one. */
export type LessonLengths = Pick<SettingValues, 'lessonMinutes' | 'longLessonFromAge'>;

/** The lengths that the settings said at a moment. */
export const lengthsAt = (
  school: { at<K extends keyof LessonLengths>(key: K, moment: Temporal.Instant): LessonLengths[K] },
  moment: Temporal.Instant,
): LessonLengths => ({
  lessonMinutes: school.at('lessonMinutes', moment),
  longLessonFromAge: school.at('longLessonFromAge', moment),
});

/** Short below an age, long from it on (docs/rules/lessons.md#length). */
export const minutesForAge = (age: number, { lessonMinutes, longLessonFromAge }: LessonLengths): number =>
  age < longLessonFromAge ? lessonMinutes.from : lessonMinutes.to;

/** The instant at which a lesson is over. */
export const endOf = (lesson: Pick<Lesson, 'startsAt' | 'minutes'>): Temporal.Instant => lesson.startsAt.add({ minutes: lesson.minutes });

/** The kind people see (docs/rules/lessons.md#kinds-and-states): what is unusual about a lesson comes first. */
export function kindOf(
  lesson: Pick<Lesson, 'kind' | 'seriesId' | 'hop' | 'teacherId' | 'plannedTeacherId'> & Partial<Pick<Lesson, 'movedFrom'>>,
): Event['kind'] {
  if (lesson.kind === 'trial' || lesson.kind === 'virtual') return lesson.kind;
  if (isReplaced(lesson)) return 'replacement';
  // Moved back to where it was first, it has moved from nowhere.
  if (lesson.hop > 0 && lesson.movedFrom !== null) return 'transferred';
  if (lesson.kind === 'group') return 'group';
  return lesson.seriesId ? 'regular' : 'individual';
}

/**
 * The status people see: a held time is scheduled until its hold ends, whether somebody has noticed or not; a lesson under
 * way is in progress.
 */
export function statusOf(
  lesson: Pick<Lesson, 'status' | 'startsAt' | 'minutes'> & Partial<Pick<Lesson, 'holdUntil'>>,
  now: Temporal.Instant,
): Event['status'] {
  if (lesson.status === 'held') return hasRunOut(lesson, now) ? 'canceled' : 'scheduled';
  if (lesson.status === 'expired') return 'canceled';
  if (lesson.status !== 'scheduled') return lesson.status;
  const begun = Temporal.Instant.compare(lesson.startsAt, now) <= 0;
  return begun && Temporal.Instant.compare(now, endOf(lesson)) < 0 ? 'inProgress' : 'scheduled';
}

/** A held time whose hold has ended: at its last instant it is nobody's. */
export const hasRunOut = ({ holdUntil }: Partial<Pick<Lesson, 'holdUntil'>>, now: Temporal.Instant): boolean =>
  holdUntil !== null && holdUntil !== undefined && Temporal.Instant.compare(holdUntil, now) <= 0;

/** Which units pay for a lesson: gold for one kid, silver for a group; a trial and a virtual lesson are free. */
export function unitOf(lesson: Pick<Lesson, 'kind'>): 'gold' | 'silver' | null {
  if (lesson.kind === 'group') return 'silver';
  return lesson.kind === 'individual' ? 'gold' : null;
}

/** The teacher is not the one it was planned with (docs/rules/lessons.md#kinds-and-states: a lesson given to a replacement). */
export const isReplaced = ({ teacherId, plannedTeacherId }: Pick<Lesson, 'teacherId' | 'plannedTeacherId'>): boolean =>
  plannedTeacherId !== null && teacherId !== plannedTeacherId;
