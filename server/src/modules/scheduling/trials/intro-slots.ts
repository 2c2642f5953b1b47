import type { SubjectCode } from '@school/contract/catalogue/limits';

import { siblingsBusy, teacherView } from '#modules/calendar';
import { endOfHorizon } from '#modules/calendar/rules';

import { agesOf, mayHaveTrial } from '../rules/trial.ts';
import { isLiving, trialEvent } from './take-trial-time.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { meetTeachers } from '../dependencies/meet-teachers.ts';
import { type TrialChoice, trialChoice } from './trial-choice.ts';

/**
 * Free starts of a trial for one kid and subject, and whether the kid may have it at all (docs/rules/trials.md#who-may-have-one). A time that the
 * family holds for it is told, and is among the free ones.
 */
export const introSlots =
  (deps: SchedulingDependencies) =>
  async ({ familyId, kidUid, subject }: { familyId: string; kidUid: string; subject: SubjectCode }) => {
    const now = deps.clock.now();
    const [kid, hold, offered, facts] = await Promise.all([
      deps.families.kidOf(familyId, kidUid),
      deps.changing.trialHold(kidUid, subject),
      deps.catalogue.subjectOffered(subject),
      deps.processes.trialFacts(kidUid, subject),
    ]);
    const held = hold && isLiving(hold, now) ? hold : undefined;
    const choice = await trialChoice(deps)(kid, subject, held);
    const may = mayHaveTrial({ age: choice.age, fromAge: deps.school.now('introFromAge'), isOffered: offered.isOffered, ...facts });
    const slots = may.allowed ? choice.starts() : [];
    const known = may.allowed && slots.length === 0 ? choice.knownWithTime() : [];
    const [teachers, hadTrialWith, siblings, event] = await Promise.all([
      may.allowed ? toChoose(deps, choice) : [],
      known.length > 0 ? deps.teachers.byIds(known) : [],
      siblingsBusy(deps)(familyId, kidUid, now, endOfHorizon(choice.until)),
      held ? trialEvent(deps, familyId, held.lessonId) : null,
    ]);
    return {
      may,
      ages: agesOf(choice.age, offered),
      minutes: choice.minutes,
      slots,
      teachers,
      hadTrialWith: hadTrialWith.map(teacherView),
      siblings,
      held: event,
    };
  };

/** Those who have time: who is free soonest stands first, of equals the one with more time, so that the order never changes by itself. */
async function toChoose(deps: SchedulingDependencies, choice: TrialChoice) {
  const free = choice
    .ofTeachers()
    .filter(({ slots }) => slots.length > 0)
    .toSorted(
      (one, other) =>
        (one.slots[0] ?? 0) - (other.slots[0] ?? 0) || other.slots.length - one.slots.length || (one.teacherId < other.teacherId ? -1 : 1),
    );
  const met = await meetTeachers(deps)(free.map(({ teacherId }) => teacherId));
  return free.flatMap(({ teacherId, slots }) => {
    const teacher = met.get(teacherId);
    return teacher ? [{ teacher, slots }] : [];
  });
}
