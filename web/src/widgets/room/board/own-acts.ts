/** What this hand did on a page, newest last, and what it took back: for undo and redo of one's own, never of another's. */
export type OwnAct = { did: 'draw' | 'erase'; ids: readonly string[] };

export interface OwnActs {
  done: readonly OwnAct[];
  undone: readonly OwnAct[];
}
export const noActs: OwnActs = { done: [], undone: [] };

export const did = ({ done }: OwnActs, act: OwnAct): OwnActs => ({ done: [...done, act], undone: [] });

/** The newest act that is not taken back, and what stands after it was: what a drawing takes back is erased, an erasing is restored. */
export function undo({ done, undone }: OwnActs): { acts: OwnActs; say: { kind: 'erase' | 'restore'; ids: readonly string[] } } | undefined {
  const last = done.at(-1);
  if (!last) return undefined;
  return {
    acts: { done: done.slice(0, -1), undone: [...undone, last] },
    say: { kind: last.did === 'draw' ? 'erase' : 'restore', ids: last.ids },
  };
}

export function redo({ done, undone }: OwnActs): { acts: OwnActs; say: { kind: 'erase' | 'restore'; ids: readonly string[] } } | undefined {
  const last = undone.at(-1);
  if (!last) return undefined;
  return {
    acts: { done: [...done, last], undone: undone.slice(0, -1) },
    say: { kind: last.did === 'draw' ? 'restore' : 'erase', ids: last.ids },
  };
}
