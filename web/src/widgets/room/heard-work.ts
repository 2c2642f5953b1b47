import type { Passing } from '@school/contract/lesson-room/protocol';

import type { RoomHearing } from './use-room.ts';

export type DraftSaid = Extract<Passing, { k: 'draft' }>;

const heard = new WeakMap<RoomHearing, Map<string, DraftSaid>>();
const nameOf = ({ taskNo, kidUid }: Pick<DraftSaid, 'taskNo' | 'kidUid'>): string => `${taskNo} ${kidUid ?? ''}`;

/**
 * The newest work that this page heard of each copy, from the first call on, as long as it is in the room. A copy that is put aside
 * (another child is looked at, the board is shown) stands as it stood when it comes back: its page tells only what moves.
 */
export function heardWork(hearing: RoomHearing): { of(copy: Pick<DraftSaid, 'taskNo' | 'kidUid'>): DraftSaid | undefined } {
  const known = heard.get(hearing) ?? new Map<string, DraftSaid>();
  if (!heard.has(hearing)) {
    heard.set(hearing, known);
    hearing.passing.add((_, it) => {
      if (it.k !== 'draft') return;
      const before = known.get(nameOf(it))?.n;
      if (it.n === undefined || before === undefined || it.n >= before) known.set(nameOf(it), it);
    });
  }
  return { of: (copy) => known.get(nameOf(copy)) };
}
