import type { Process } from '@school/contract/scheduling/shapes';

/** What the state of a process follows from (design of scheduling §4: derived, so that it cannot drift). */
export interface ProcessFacts {
  type: Process['type'];
  /** The three states that nobody can derive. */
  stored: 'paused' | 'finished' | 'canceled' | null;
  /** The trial of an intro process: the one that counts, or none. */
  trial: 'none' | 'ahead' | 'conducted' | 'reported';
  /** A unit is free, or reserved for a lesson ahead. */
  covered: boolean;
  /** Lessons that are not over yet, held ones not counted. */
  lessonsAhead: number;
}

/**
 * The state of a process, for all facts there can be (spec §4, decisions D4). A trial needs no balance; a learning
 * process waits for the balance first and for its lessons second; a group's process says that it waits after a group.
 */
export function stateOf({ type, stored, trial, covered, lessonsAhead }: ProcessFacts): Process['state'] {
  if (stored) return stored;
  if (type === 'intro') return introStates[trial];
  if (!covered) return type === 'group' ? 'waitPositiveBalanceAfterGroup' : 'waitPositiveBalance';
  return lessonsAhead === 0 ? 'waitSchedulingNextLesson' : 'inProgress';
}

const introStates = {
  none: 'waitSchedulingIntroLesson',
  ahead: 'inProgress',
  conducted: 'inProgress',
  reported: 'finished',
} as const satisfies Record<ProcessFacts['trial'], Process['state']>;
