import { api } from '#api/client.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { forget, leftOfKid, type Unsent } from './unsent.ts';

/** It will never be taken: the school knows better, or it is no answer. Anything else may be over tomorrow. */
const isFinal = (cause: SchoolRefusal): boolean => cause.code.startsWith('playbooks.') || cause.status === 422;

/**
 * Sends what waits of a kid in the order in which it was answered, each under its own key. True when nothing waits any
 * more; false when there is no connection, and what is left stays. `send` is the call.
 */
export async function sendInOrder(
  left: () => readonly Unsent[],
  send: (unsent: Unsent) => Promise<unknown>,
  drop: (unsent: Unsent) => void,
): Promise<boolean> {
  for (let [next] = left(); next; [next] = left()) {
    try {
      await send(next);
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal)) throw cause;
      if (!isFinal(cause)) return false;
    }
    drop(next);
  }
  return true;
}

let running: Promise<boolean> | undefined;

/** One at a time on a page: whoever asks meanwhile waits for the same. */
export const deliverSavedAnswers = (kidUid: string): Promise<boolean> =>
  (running ??= sendInOrder(
    () => leftOfKid(kidUid),
    ({ attemptUid, key, body }) => api('POST /attempts/:attemptUid/answers', { params: { attemptUid }, body }, { key, silent: true }),
    forget,
  ).finally(() => {
    running = undefined;
  }));
