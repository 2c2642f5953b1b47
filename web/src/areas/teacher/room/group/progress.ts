import { itemKey, type RoomState } from '@school/contract/lesson-room/state';

/** How one item of a task stands for a child: ahead, in hand now, or how it was judged. */
export type Dot = 'todo' | 'busy' | 'right' | 'partly' | 'wrong';

export interface Progress {
  /** Of the items around the one in hand. */
  dots: Dot[];
  done: number;
  of: number;
}

/** A tile has room for so many dots. */
const mostDots = 5;

type Marks = RoomState['marks'][string];

function dotOf(mark: Marks[string] | undefined, isInHand: boolean): Dot {
  if (mark?.done !== true) return mark || isInHand ? 'busy' : 'todo';
  // What the teacher showed is not solved, and what counts for nothing is not wrong.
  if (mark.verdict === 'wrong' || mark.verdict === 'skipped') return 'wrong';
  return mark.verdict === 'partly' ? 'partly' : 'right';
}

/** How far a child is in the task that is before all; `inHand` is the item it works at, as its page says. */
export function progressOf(
  { playbookUid, taskIdx }: Pick<NonNullable<RoomState['task']>, 'playbookUid' | 'taskIdx'>,
  marks: Marks | undefined,
  rounds: number,
  inHand: number | undefined,
): Progress {
  const of = Array.from({ length: rounds }, (_, round) => marks?.[itemKey(playbookUid, taskIdx, round)]);
  const open = of.findIndex((mark) => mark?.done !== true);
  const first = Math.max(0, Math.min((open < 0 ? rounds : open) - mostDots + 2, rounds - mostDots));
  return {
    dots: of.slice(first, first + mostDots).map((mark, at) => dotOf(mark, first + at === inHand)),
    done: of.filter((mark) => mark?.done === true).length,
    of: rounds,
  };
}

/** How the class stands at one item: children who solved it, almost, not, and those who work at it. */
export interface ItemOfClass {
  right: number;
  partly: number;
  wrong: number;
}

/** By item, how it went for the class; no child is named. */
export function classProgress(
  { playbookUid, taskIdx }: Pick<NonNullable<RoomState['task']>, 'playbookUid' | 'taskIdx'>,
  marks: RoomState['marks'],
  rounds: number,
  kids: readonly string[],
): { items: ItemOfClass[]; finished: number } {
  const dots = (round: number) => kids.map((kid) => dotOf(marks[kid]?.[itemKey(playbookUid, taskIdx, round)], false));
  const all = Array.from({ length: rounds }, (_, round) => dots(round));
  const isDone = (dot: Dot | undefined) => dot === 'right' || dot === 'partly' || dot === 'wrong';
  const count = (of: readonly Dot[], which: Dot) => of.filter((dot) => dot === which).length;
  return {
    items: all.map((of) => ({ right: count(of, 'right'), partly: count(of, 'partly'), wrong: count(of, 'wrong') })),
    finished: rounds === 0 ? 0 : kids.filter((_, at) => all.every((of) => isDone(of[at]))).length,
  };
}
