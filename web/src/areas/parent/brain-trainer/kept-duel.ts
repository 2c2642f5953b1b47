/** The duel that was begun on this device: it waits here for whoever has not played yet. */

const key = 'brain-duel';

/** Keeps it; null forgets it. */
export function keepDuel(duelId: string | null): void {
  if (duelId === null) localStorage.removeItem(key);
  else localStorage.setItem(key, duelId);
}

export const keptDuel = (): string | null => localStorage.getItem(key);
