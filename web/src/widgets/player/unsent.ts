import type { Answer } from '@school/contract/playbooks/answers';

/**
 * An answer on its way. It is kept on the device until the school has judged it, so that neither a lost connection
 * nor a closed page loses it; it goes out again under the same key and counts once.
 */
export interface Unsent {
  attemptUid: string;
  key: string;
  body: { taskIdx: number; round: number; try: number; answer: Answer | null };
}

const slot = 'unsent-answer';

/** Keeps it. */
export function keep(unsent: Unsent): Unsent {
  try {
    localStorage.setItem(slot, JSON.stringify(unsent));
  } catch {
    // Then it lives as long as the page.
  }
  return unsent;
}

/** It has arrived, or will never be taken. */
export function forget(): void {
  try {
    localStorage.removeItem(slot);
  } catch {
    // Nothing was kept.
  }
}

/** What was left on the way in this attempt. */
export function leftOf(attemptUid: string): Unsent | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(slot) ?? 'null');
    const unsent = kept as Unsent | null;
    return unsent?.attemptUid === attemptUid ? unsent : undefined;
  } catch {
    return undefined;
  }
}
