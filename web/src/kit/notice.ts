import { useSyncExternalStore } from 'react';

/** Short messages at the top of the screen: red when something went wrong, with an undo when something was done. */

export interface Notice {
  id: number;
  tone: 'bad' | 'good' | 'info';
  text: string;
  /** The next step, as a button: «Отменить», «Повторить». */
  action?: { label: string; onPress(): void };
  /** It stays until it is closed or its button is pressed. */
  stays?: true;
}

let notices: readonly Notice[] = [];
let outlets: readonly string[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(next: { notices?: readonly Notice[]; outlets?: readonly string[] }): void {
  notices = next.notices ?? notices;
  outlets = next.outlets ?? outlets;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Milliseconds a message stays by itself; a red one stays until it is closed or replaced. */
const stays = { good: 5_000, info: 8_000, bad: undefined };
/** An undo is offered this long (docs/design/interface.md#waiting-and-undoing). */
const staysWithAction = 10_000;

/** Shows a message; the same text is not shown twice. Gives its id, for `closeNotice`. */
export function raiseNotice(notice: Omit<Notice, 'id'>): number {
  const same = notices.find((it) => it.text === notice.text && it.tone === notice.tone);
  if (same) return same.id;
  const id = ++last;
  // One red notice at a time: the newest failure is the one that matters.
  const others = notice.tone === 'bad' ? notices.filter((it) => it.tone !== 'bad') : notices;
  change({ notices: [...others.slice(-2), { ...notice, id }] });
  const life = notice.stays ? undefined : notice.action && notice.tone !== 'bad' ? staysWithAction : stays[notice.tone];
  if (life !== undefined) setTimeout(() => closeNotice(id), life);
  return id;
}

/** Takes a message away. */
export const closeNotice = (id: number): void => change({ notices: notices.filter((it) => it.id !== id) });

/** The messages now, oldest first. */
export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => notices);

/** The outlet that shows the messages: the innermost one. */
export const useInnermostOutlet = (): string | undefined => useSyncExternalStore(subscribe, () => outlets.at(-1));

/** The same outside of components. */
export const noticesNow = (): readonly Notice[] => notices;

/**
 * An outlet has come; call what it gives when it goes. What was told as done was told where it was done: over the title of the dialog
 * that is opened next it would only be in the way.
 */
export function openOutlet(id: string): () => void {
  const left = outlets.length === 0 ? notices : notices.filter(({ tone, action, stays: kept }) => tone !== 'good' || action || kept);
  change({ outlets: [...outlets, id], notices: left });
  return () => change({ outlets: outlets.filter((it) => it !== id) });
}
