import type { Process } from '@school/contract/calendar/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

type State = Process['state'];

/** What the state of a process follows from (docs/design/scheduling.md#state-of-a-process: derived, so that it cannot drift). */
export interface ProcessFacts {
  type: Process['type'];
  /** The two states that nobody can derive. */
  stored: 'finished' | 'canceled' | null;
  /** The trial of an intro process: the one that counts, or none. */
  trial: 'none' | 'ahead' | 'conducted' | 'reported';
  /** A pause of its regular schedule covers this moment. */
  paused: boolean;
  /** A unit is free, or reserved for a lesson ahead. */
  covered: boolean;
  /** Lessons that are not over yet, held ones not counted. */
  lessonsAhead: number;
}

/**
 * The state of a process, for all facts there can be (docs/rules/lessons.md#processes). A trial needs no balance; a pause is one
 * whatever the balance; a learning process waits for the balance first and for its lessons second; a group's process
 * says that it waits after a group.
 */
export function stateOf({ type, stored, trial, paused, covered, lessonsAhead }: ProcessFacts): State {
  if (stored) return stored;
  if (type === 'intro') return introStates[trial];
  if (paused) return 'paused';
  if (!covered) return type === 'group' ? 'waitPositiveBalanceAfterGroup' : 'waitPositiveBalance';
  return lessonsAhead === 0 ? 'waitSchedulingNextLesson' : 'inProgress';
}

const introStates = {
  none: 'waitSchedulingIntroLesson',
  ahead: 'inProgress',
  conducted: 'inProgress',
  reported: 'finished',
} as const satisfies Record<ProcessFacts['trial'], State>;

/** What can happen to a process. */
export type Trigger =
  | 'trialBooked'
  /** Cancelled or missed. */
  | 'trialLost'
  | 'trialReported'
  /** The family has units again; it has none any more. */
  | 'balanceCame'
  | 'balanceEnded'
  /** Lessons came or went, single ones too: the last one ahead may have. */
  | 'lessonsCame'
  | 'lessonsWent'
  | 'scheduleChanged'
  | 'scheduleEnded'
  | 'teacherChanged'
  | 'paused'
  | 'resumed'
  | 'declined'
  /** It was learning already when it came to the school: it needs no trial. */
  | 'courseBegun'
  /** The kid left its group. */
  | 'left'
  /** The kid left the school, its data are to be erased. */
  | 'erased'
  | 'finished';

const waiting = ['waitPositiveBalance', 'waitPositiveBalanceAfterGroup'] as const;
const afterPause = ['waitPositiveBalance', 'waitSchedulingNextLesson', 'inProgress'] as const;

/**
 * Every allowed transition, named: what may happen in a state, and which states may follow. Where several may, the
 * facts decide. What is not named is forbidden, and an error (docs/rules/lessons.md#processes).
 */
export const transitions: Readonly<Record<State, Partial<Record<Trigger, readonly State[]>>>> = {
  waitSchedulingIntroLesson: { trialBooked: ['inProgress'], courseBegun: ['canceled'], erased: ['canceled'] },
  waitPositiveBalance: {
    balanceCame: ['waitSchedulingNextLesson', 'inProgress'],
    balanceEnded: ['waitPositiveBalance'],
    lessonsCame: ['waitPositiveBalance'],
    lessonsWent: ['waitPositiveBalance'],
    scheduleChanged: ['waitPositiveBalance'],
    scheduleEnded: ['waitPositiveBalance'],
    teacherChanged: ['waitPositiveBalance'],
    paused: ['waitPositiveBalance', 'paused'],
    resumed: ['waitPositiveBalance'],
    declined: ['canceled'],
    erased: ['canceled'],
    finished: ['finished'],
  },
  waitPositiveBalanceAfterGroup: {
    balanceCame: ['waitSchedulingNextLesson', 'inProgress'],
    balanceEnded: ['waitPositiveBalanceAfterGroup'],
    lessonsCame: ['waitPositiveBalanceAfterGroup'],
    lessonsWent: ['waitPositiveBalanceAfterGroup'],
    left: ['canceled'],
    erased: ['canceled'],
    finished: ['finished'],
  },
  waitSchedulingNextLesson: {
    balanceCame: ['waitSchedulingNextLesson'],
    balanceEnded: waiting,
    lessonsCame: ['inProgress'],
    lessonsWent: ['waitSchedulingNextLesson'],
    scheduleChanged: ['inProgress'],
    scheduleEnded: ['waitSchedulingNextLesson'],
    teacherChanged: ['waitSchedulingNextLesson'],
    paused: ['waitSchedulingNextLesson', 'paused'],
    resumed: ['waitSchedulingNextLesson', 'inProgress'],
    declined: ['canceled'],
    left: ['canceled'],
    erased: ['canceled'],
    finished: ['finished'],
  },
  inProgress: {
    trialLost: ['waitSchedulingIntroLesson'],
    trialReported: ['finished'],
    balanceCame: ['inProgress'],
    balanceEnded: waiting,
    lessonsCame: ['inProgress'],
    lessonsWent: ['inProgress', 'waitSchedulingNextLesson'],
    scheduleChanged: ['inProgress'],
    scheduleEnded: ['inProgress', 'waitSchedulingNextLesson'],
    teacherChanged: ['inProgress'],
    paused: ['inProgress', 'waitSchedulingNextLesson', 'paused'],
    resumed: ['inProgress'],
    left: ['canceled'],
    erased: ['canceled'],
    finished: ['finished'],
  },
  paused: {
    balanceCame: ['paused'],
    balanceEnded: ['paused'],
    lessonsCame: ['paused'],
    lessonsWent: ['paused'],
    scheduleChanged: ['paused'],
    scheduleEnded: afterPause,
    teacherChanged: ['paused'],
    paused: ['paused'],
    resumed: afterPause,
    erased: ['canceled'],
    finished: ['finished'],
  },
  finished: {},
  canceled: {},
};

/** May this happen in this state? */
export const mayHappen = (state: State, trigger: Trigger): Verdict =>
  transitions[state][trigger] ? allowed() : refused('scheduling.process_state', { state });

/** The state that followed, if the table allows it; anything else is a fault of ours and never passes in silence. */
export function followed(before: State, trigger: Trigger, after: State): State {
  if (!transitions[before][trigger]?.includes(after)) throw new Error(`A process went from ${before} to ${after} by ${trigger}`);
  return after;
}
