import type { RoomEvent, RoomOp } from '@school/contract/lesson-room/ops';
import { idOf, type Person, roleOf } from '@school/contract/lesson-room/people';
import { doneOf, placesOf } from '@school/contract/lesson-room/race';
import { reduce, type RoomState } from '@school/contract/lesson-room/state';

import { kidPerson, type Roster } from './roster.ts';

/** An op that was done, with what it changed of what all see. */
export interface Done {
  event: RoomEvent;
  lifts: boolean;
  /** Where the children stood after it, in a race. */
  places: Record<string, number> | null;
}

const isOnTrack = ({ task }: RoomState): boolean => task?.mode === 'race';

/** In a race, where each child stands on the track that all see; nothing without one. */
const trackOf = (state: RoomState, { kids }: Pick<Roster, 'kids'>): Record<string, number> =>
  isOnTrack(state) ? placesOf(Object.fromEntries(kids.map(({ kidUid }) => [kidUid, doneOf(state, kidUid)]))) : {};

/** The room after more ops, and each of them with what a page is told of it that may not know the whole. */
export function fold(state: RoomState, events: readonly RoomEvent[], roster: Pick<Roster, 'kids'>): { state: RoomState; done: Done[] } {
  let now = state;
  const done = events.map((event): Done => {
    const before = now;
    now = reduce(now, event);
    const places = isOnTrack(now) && (now.marks !== before.marks || now.task !== before.task) ? trackOf(now, roster) : null;
    return { event, lifts: now.goal !== null && before.goal !== null && now.goal.done > before.goal.done, places };
  });
  return { state: now, done };
}

/** No child: a word among grown-ups. */
const noChild: Person = 'nobody:';

/** Which child alone, besides the grown-ups, is told of an op; null for one that all hear. */
function whoseIs({ who, op }: RoomEvent): Person | null {
  switch (op.kind) {
    case 'judged':
    case 'task.help':
    case 'task.reveal':
    case 'hand':
      return op.kidUid === null ? null : kidPerson(op.kidUid);
    case 'react':
      return who;
    case 'note':
    case 'called':
      return noChild;
    default:
      return null;
  }
}

/** Is there anything in it that not every page may know? */
export const isForSome = ({ event, places }: Done): boolean => places !== null || whoseIs(event) !== null;

const taskNoOf = (op: RoomOp): number | null => ('taskNo' in op ? op.taskNo : null);

/**
 * What a page is told: everything to grown-ups; to a child how it was judged itself, and of the others' work only what all see of it,
 * how far the rocket is and where they stand on the track.
 */
export function toldTo(person: Person, { event, lifts, places }: Done): RoomEvent {
  const whose = whoseIs(event);
  if (roleOf(person) !== 'kid') return event;
  if (whose === null || whose === person) return places ? { ...event, places } : event;
  return { ...event, who: 'school', op: { kind: 'kept', taskNo: taskNoOf(event.op), lifts, places } };
}

/** The room as a page of somebody may know it. */
export function shownState(person: Person, state: RoomState, roster: Pick<Roster, 'kids'>): RoomState {
  if (roleOf(person) !== 'kid') return state;
  const kidUid = idOf(person);
  const own = <T>(by: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(by).filter(([of]) => of === kidUid || of === 'all'));
  const { task } = state;
  return {
    ...state,
    marks: own(state.marks),
    places: trackOf(state, roster),
    inTeachersHand: state.inTeachersHand.filter((of) => of === kidUid),
    task: task && { ...task, helped: own(task.helped), revealed: own(task.revealed) },
    lastReaction: state.lastReaction?.kidUid === kidUid ? state.lastReaction : null,
    note: null,
    called: {},
  };
}
