import type { SubjectCode } from '@school/contract/catalogue/limits';

import { endOfHorizon } from './rules/booking.ts';
import { agesOf, mayHaveTrial } from './rules/trial.ts';
import { siblingsBusy } from './siblings.ts';
import { isLiving, trialEvent } from './take-trial-time.ts';
import type { Tools } from './tools.ts';
import { trialChoice } from './trial-choice.ts';
import { teacherView } from './views.ts';

/**
 * Free starts of a trial for one kid and subject, and whether the kid may have it at all (docs/rules/trials.md#who-may-have-one). A time that the
 * family holds for it is told, and is among the free ones.
 */
export const introSlots =
  (tools: Tools) =>
  async ({ familyId, kidUid, subject }: { familyId: string; kidUid: string; subject: SubjectCode }) => {
    const kid = await tools.families.kidOf(familyId, kidUid);
    const now = tools.clock.now();
    const hold = await tools.changing.trialHold(kidUid, subject);
    const held = hold && isLiving(hold, now) ? hold : undefined;
    const choice = await trialChoice(tools)(kid, subject, held);
    const may = mayHaveTrial({ age: choice.age, ...(await tools.processes.trialFacts(kidUid, subject)) });
    const slots = may.allowed ? choice.starts() : [];
    const known = may.allowed && slots.length === 0 ? choice.knownWithTime() : [];
    return {
      may,
      ages: agesOf(choice.age, subject),
      minutes: choice.minutes,
      slots,
      hadTrialWith: (await tools.teachers.byIds(known)).map(teacherView),
      siblings: await siblingsBusy(tools)(familyId, kidUid, now, endOfHorizon(choice.until)),
      held: held ? await trialEvent(tools, familyId, held.lessonId) : null,
    };
  };
