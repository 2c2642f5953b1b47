import type { Answer } from '@school/contract/playbooks/answers';

/**
 * An answer on its way. It is kept on the device until the school has judged it, so that neither a lost connection
 * nor a closed page loses it; it goes out again under the same key and counts once.
 */
export interface Unsent {
  kidUid: string;
  attemptUid: string;
  key: string;
  body: { taskIdx: number; round: number; try: number; answer: Answer | null };
}

const slot = 'unsent-answers';

/** Without a store they live as long as the page. */
let kept: readonly Unsent[] | undefined;

function all(): readonly Unsent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(slot) ?? '[]');
    return kept ?? (Array.isArray(stored) ? (stored as Unsent[]) : []);
  } catch {
    return kept ?? [];
  }
}

function write(list: readonly Unsent[]): void {
  try {
    localStorage.setItem(slot, JSON.stringify(list));
    kept = undefined;
  } catch {
    kept = list;
  }
}

/** Keeps it behind those that wait already. */
export function keep(unsent: Unsent): Unsent {
  write([...all(), unsent]);
  return unsent;
}

/** It has arrived, or will never be taken. */
export const forget = ({ key }: Pick<Unsent, 'key'>): void => write(all().filter((one) => one.key !== key));

/** What still waits in an attempt, in the order in which it was answered. */
export const leftOf = (attemptUid: string): Unsent[] => all().filter((one) => one.attemptUid === attemptUid);

/** What still waits of a kid, whatever it played. */
export const leftOfKid = (kidUid: string): Unsent[] => all().filter((one) => one.kidUid === kidUid);
