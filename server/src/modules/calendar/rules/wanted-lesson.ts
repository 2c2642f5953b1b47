import type { StoredKind } from './lesson.ts';

/** A kid that a wanted lesson is for; in a group with the kid's own process. */
export interface WantedKid {
  kidUid: string;
  familyId: string;
  processId?: string;
}

/** A lesson that somebody wants to have. A group's lesson may have no kids yet. */
export interface WantedLesson {
  lessonId: string;
  processId: string;
  seriesId: string | null;
  teacherId: string;
  /** Whose lesson it is by the plan; without it, the teacher's. */
  plannedTeacherId?: string | null;
  kind: StoredKind;
  startsAt: Temporal.Instant;
  minutes: number;
  holdUntil: Temporal.Instant | null;
  kids: readonly WantedKid[];
  /** The lesson that this one stands in for, now transferred; `hop` counts the moves since the root, of a trial up to those it was promised. */
  movedFrom?: { lessonId: string; rootId: string; hop: number; trialMoves: number };
}

type OfOneKid = Pick<WantedLesson, 'lessonId' | 'processId' | 'teacherId' | 'startsAt' | 'minutes'> &
  Partial<Pick<WantedLesson, 'seriesId' | 'kind' | 'holdUntil'>> &
  WantedKid;

/** A lesson of one kid: unless said otherwise an individual one, of no weekly schedule, held for nobody's payment. */
export const lessonOfOne = ({ lessonId, processId, teacherId, startsAt, minutes, kidUid, familyId, ...its }: OfOneKid): WantedLesson => ({
  lessonId,
  processId,
  seriesId: its.seriesId ?? null,
  teacherId,
  kind: its.kind ?? 'individual',
  startsAt,
  minutes,
  holdUntil: its.holdUntil ?? null,
  kids: [{ kidUid, familyId }],
});

/** What became of a request: all of it, or nothing and why. */
export type Placement = { placed: true } | { placed: false; taken: Temporal.Instant[]; kidBusy: Temporal.Instant[] };

/** Whose calendars a change touches. */
export interface Calendars {
  teachers: readonly string[];
  kids: readonly string[];
}
