import type { SubjectCode } from '@school/contract/catalogue/limits';

import { endOfHorizon } from './rules/booking.ts';
import { agesOf, mayHaveTrial } from './rules/trial.ts';
import { siblingsBusy } from './siblings.ts';
import type { Tools } from './tools.ts';
import { trialChoice } from './trial-choice.ts';

/** Free starts of a trial for one kid and subject, and whether the kid may have it at all (decisions D3). */
export const introSlots =
  (tools: Tools) =>
  async ({ familyId, kidUid, subject }: { familyId: string; kidUid: string; subject: SubjectCode }) => {
    const kid = await tools.families.kidOf(familyId, kidUid);
    const choice = await trialChoice(tools)(kid, subject);
    const may = mayHaveTrial({ age: choice.age, ...(await tools.processes.trialFacts(kidUid, subject)) });
    const now = tools.clock.now();
    return {
      may,
      ages: agesOf(choice.age, subject),
      minutes: choice.minutes,
      slots: may.allowed ? choice.starts() : [],
      siblings: await siblingsBusy(tools)(familyId, kidUid, now, endOfHorizon(choice.until)),
      held: null,
    };
  };
