import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { AttemptRow } from '../stores/attempts.store.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/**
 * An attempt for one who may see it: the kid its own, a parent that of its kid, a teacher that of a pupil, a manager any.
 * For everybody else it does not exist.
 */
export const attemptFor =
  ({ attempts, families, teaches }: Tools) =>
  async (who: Principal, attemptUid: string): Promise<AttemptRow> => {
    const attempt = await attempts.find(attemptUid);
    if (!attempt || !(await maySee(attempt.kidUid))) throw new Refusal('playbooks.attempt_not_found');
    return attempt;

    async function maySee(owner: string): Promise<boolean> {
      if (who.role === 'manager') return true;
      return who.role === 'teacher' ? teaches(who.customerId, owner) : families.isKidFor(who, owner);
    }
  };

/**
 * An attempt for one who plays it: the kid its own; before the first lesson the parent too, with the child on the lap
 * (virtual lessons).
 */
export const attemptToPlay =
  (tools: Tools) =>
  async (who: Principal, attemptUid: string): Promise<AttemptRow> => {
    const attempt = await attemptFor(tools)(who, attemptUid);
    if (who.role !== 'kid' && attempt.kind !== 'virtual') throw new Refusal('playbooks.attempt_not_found');
    return attempt;
  };
