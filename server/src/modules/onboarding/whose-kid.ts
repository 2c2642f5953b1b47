import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { AttemptRow } from './attempts.store.ts';
import type { Tools } from './tools.ts';

/** A diagnostics for one who may take it; for everybody else it does not exist. */
export const attemptFor =
  ({ attempts }: Pick<Tools, 'attempts'>) =>
  async (who: Principal, attemptUid: string): Promise<AttemptRow> => {
    const attempt = await attempts.find(attemptUid);
    if (attempt?.familyId !== who.customerId || (who.role === 'kid' && who.kidUid !== attempt.kidUid))
      throw new Refusal('onboarding.attempt_not_found');
    return attempt;
  };
