import type { CourseCode } from '@school/contract/catalogue/limits';
import { diagnosticCodes } from '@school/contract/onboarding/limits';
import type { KidOnboarding } from '@school/contract/onboarding/shapes';

import { ageOn, type KidRecord } from '#modules/families';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { bandIndex, testsFor } from './rules/for-age.ts';
import { numbersOf } from './show-result.ts';
import { mayTake } from './take-test.ts';
import type { Tools } from './tools.ts';
import { virtualLessonsOf } from './virtual-lessons.ts';

/** What each kid of the family may do before its first lesson; a kid sees itself. */
export const showOnboarding =
  (tools: Tools) =>
  async (who: Principal): Promise<{ kids: KidOnboarding[] }> => {
    const kids = (await tools.families.kidsOf(who.customerId)).filter(({ kidUid }) => who.role !== 'kid' || kidUid === who.kidUid);
    return { kids: await Promise.all(kids.map((kid) => ofKid(tools, who.customerId, kid))) };
  };

/** The same of one kid, with the virtual lessons of one course. */
export const showKidOnboarding =
  (tools: Tools) =>
  async (who: Principal, courseCode: CourseCode, kidUid: string): Promise<KidOnboarding> => {
    const kid = await tools.families.kidFor(who, kidUid);
    if (!tools.library.course(courseCode)) throw new Refusal('catalogue.course_not_found');
    return ofKid(tools, who.customerId, kid, courseCode);
  };

async function ofKid(tools: Tools, familyId: string, { kidUid, name, birth }: KidRecord, course?: CourseCode): Promise<KidOnboarding> {
  const { results, attempts, tests, families, clock } = tools;
  const age = ageOn(birth, clock.now());
  const [done, begun, finished, { initialSubject }] = await Promise.all([
    results.done([kidUid]),
    attempts.begun([kidUid]),
    results.finished([kidUid]),
    families.family(familyId),
  ]);
  const nearest = testsFor(initialSubject);
  const offered = diagnosticCodes
    .filter((test) => mayTake(tools, test, age).allowed || done.some((one) => one.test === test))
    .toSorted((one, other) => nearest.indexOf(one) - nearest.indexOf(other));
  return {
    kidUid,
    name,
    age,
    lessons: await virtualLessonsOf(tools)(familyId, kidUid, course),
    tests: offered.map((test) => {
      const playbookIdx = test === 'math' ? bandIndex(tests.math().bands, age) : null;
      const band = playbookIdx === null ? null : (tests.math().bands[playbookIdx]?.code ?? null);
      const stored = done.find((one) => one.test === test);
      return {
        test,
        title: (test === 'math' ? tests.math() : test === 'pkh' ? tests.pkh() : tests.soft()).title,
        playbookIdx,
        tasks: tests.tasks(test, band).reduce((sum, { slide }) => sum + ('rounds' in slide ? slide.rounds : slide.items.length), 0),
        state: begun.some((one) => one.test === test) ? 'begun' : done.some((one) => one.test === test) ? 'done' : 'open',
        stored: stored ? numbersOf(stored) : null,
      };
    }),
    finishedAt: finished[0]?.finishedAt.toString() ?? null,
    gift: await tools.promotions.onboardingGift(familyId),
  };
}
