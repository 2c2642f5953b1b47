import type { SubjectCode } from '@school/contract/catalogue/limits';

import { siblingsBusy, teacherView } from '#modules/calendar';
import { endOfHorizon } from '#modules/calendar/rules';

import { agesOf, mayHaveTrial } from '../rules/trial.ts';
import { isLiving, trialEvent } from './take-trial-time.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { trialChoice } from './trial-choice.ts';

/**
 * Free starts of a trial for one kid and subject, and whether the kid may have it at all (docs/rules/trials.md#who-may-have-one). A time that the
 * family holds for it is told, and is among the free ones.
 */
export const introSlots =
  (deps: SchedulingDependencies) =>
  async ({ familyId, kidUid, subject }: { familyId: string; kidUid: string; subject: SubjectCode }) => {
    const kid = await deps.families.kidOf(familyId, kidUid);
    const now = deps.clock.now();
    const hold = await deps.changing.trialHold(kidUid, subject);
    const held = hold && isLiving(hold, now) ? hold : undefined;
    const choice = await trialChoice(deps)(kid, subject, held);
    const offered = await deps.catalogue.subjectOffered(subject);
    const may = mayHaveTrial({
      age: choice.age,
      fromAge: deps.school.now('introFromAge'),
      isOffered: offered.isOffered,
      ...(await deps.processes.trialFacts(kidUid, subject)),
    });
    const slots = may.allowed ? choice.starts() : [];
    const known = may.allowed && slots.length === 0 ? choice.knownWithTime() : [];
    return {
      may,
      ages: agesOf(choice.age, offered),
      minutes: choice.minutes,
      slots,
      hadTrialWith: (await deps.teachers.byIds(known)).map(teacherView),
      siblings: await siblingsBusy(deps)(familyId, kidUid, now, endOfHorizon(choice.until)),
      held: held ? await trialEvent(deps, familyId, held.lessonId) : null,
    };
  };
