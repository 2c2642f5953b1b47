import type { SubjectCode } from '@school/contract/catalogue/limits';
import type { FreeStarts } from '@school/contract/scheduling/shapes';
import type { Verdict } from '@school/contract/verdict';

import { siblingsBusy, teachersOf } from '#modules/calendar';
import { endOfHorizon } from '#modules/calendar/rules';

import { mayBeOverAge, mayHaveTrial } from '../rules/trial.ts';
import { isLiving } from '../trials/take-trial-time.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { trialChoice } from '../trials/trial-choice.ts';

/**
 * Free starts of a trial as a manager sees them: of anybody the rules name (`teacher` null), and of each teacher of the
 * subject who speaks a language of the kid, also where the rules would refuse the family. `may` is the family's verdict.
 */
export const trialTimes =
  (deps: SchedulingDependencies) =>
  async ({ familyId, kidUid, subject }: { familyId: string; kidUid: string; subject: SubjectCode }): Promise<FreeStarts> => {
    const kid = await deps.families.kidOf(familyId, kidUid);
    const now = deps.clock.now();
    const hold = await deps.changing.trialHold(kidUid, subject);
    const leaving = hold && isLiving(hold, now) ? hold : undefined;
    const byRules = await trialChoice(deps)(kid, subject, leaving);
    const byWord = await trialChoice(deps)(kid, subject, leaving, { despite: true });
    const anybody = new Set(byRules.fitting);
    const each = byWord.ofTeachers();
    const shown = await teachersOf(deps, each);
    const offered = await deps.catalogue.subjectOffered(subject);
    const first = mayHaveTrial({
      age: byRules.age,
      fromAge: deps.school.now('introFromAge'),
      isOffered: offered.isOffered,
      ...(await deps.processes.trialFacts(kidUid, subject)),
    });
    const may: Verdict = first.allowed ? mayBeOverAge(byRules.age, offered, false) : first;
    return {
      may,
      minutes: byRules.minutes,
      unit: null,
      free: 0,
      teachers: [
        { teacher: null, known: false, slots: byRules.starts() },
        ...each
          .flatMap(({ teacherId, slots }) => {
            const teacher = shown.get(teacherId);
            return teacher ? [{ teacher, known: anybody.has(teacherId), slots }] : [];
          })
          .sort((a, b) => Number(b.known) - Number(a.known) || b.slots.length - a.slots.length),
      ],
      siblings: await siblingsBusy(deps)(familyId, kidUid, now, endOfHorizon(byRules.until)),
    };
  };
