import type { BrainGameCode } from '@school/contract/brain-trainer/limits';
import type { BrainLogEntry } from '@school/contract/brain-trainer/responses';
import type { BrainSession } from '@school/contract/brain-trainer/shapes';

/** A session that is being played, and what was answered in it so far. */
export interface SavedSession {
  session: BrainSession;
  log: BrainLogEntry[];
}

/** After so many milliseconds (a day) nobody goes on where it was left. */
const longest = 86_400_000;

const slotOf = (person: string, game: BrainGameCode) => `brain-session ${person} ${game}`;

/** Keeps it on the device until the school has counted it: neither a reload nor a lost connection loses a game. */
export function saveSession({ session, log }: SavedSession): void {
  try {
    localStorage.setItem(slotOf(session.person, session.templateCode), JSON.stringify({ session, log }));
  } catch {
    // Then it lives as long as the page.
  }
}

/** It is counted, or will never be. */
export const forgetSession = ({ person, templateCode }: BrainSession): void => localStorage.removeItem(slotOf(person, templateCode));

/** The session of this game that was left; of a duel only for that duel. `now` in milliseconds. */
export function savedSession(person: string, game: BrainGameCode, duelId: string | undefined, now: number): SavedSession | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(slotOf(person, game)) ?? 'null') as SavedSession | null;
    const fits = kept?.session.duelId === (duelId ?? null) && now - Date.parse(kept.session.startedAt) < longest;
    return fits ? kept : undefined;
  } catch {
    return undefined;
  }
}
