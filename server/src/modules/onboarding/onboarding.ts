import type { User } from '@school/contract/families/shapes';

import { listenTo } from '#platform/module';
import type { Principal } from '#platform/principal';

import { answerItem } from './answer-item.ts';
import { createAttempts } from './attempts.store.ts';
import { finishOnboarding } from './finish-onboarding.ts';
import { createResults } from './results.store.ts';
import { showAttempt } from './show-attempt.ts';
import { showKidOnboarding, showOnboarding } from './show-onboarding.ts';
import { showResult } from './show-result.ts';
import { takeTest } from './take-test.ts';
import { createTests } from './tests.ts';
import type { OnboardingGiven, Tools } from './tools.ts';
import { openVirtualLesson } from './virtual-lessons.ts';
import { attemptFor } from './whose-kid.ts';

/** Before the first lesson: virtual lessons, diagnostics, and the course they recommend (docs/rules/onboarding.md). */
export function createOnboarding(given: OnboardingGiven) {
  const tools: Tools = {
    ...given,
    tests: createTests(given.library, given.playbooks.taskFactory),
    attempts: createAttempts(given.db),
    results: createResults(given.db),
  };
  return {
    show: showOnboarding(tools),
    ofKid: showKidOnboarding(tools),
    openVirtualLesson: openVirtualLesson(tools),
    takeTest: takeTest(tools),
    attempt: async (who: Principal, attemptUid: string) => showAttempt(tools)(await attemptFor(tools)(who, attemptUid)),
    answer: answerItem(tools),
    result: showResult(tools),
    /** Its part of the User document (docs/rules/wire.md#user): who has finished, who has been tested. */
    async partOfUser(familyId: string): Promise<Pick<User, 'onboarding'>> {
      const [finished, tested, { initialSubject }] = await Promise.all([
        tools.results.finishedOfFamily(familyId),
        tools.results.testedOfFamily(familyId),
        tools.families.family(familyId),
      ]);
      const diagnostics = { kids: tested.map(({ kidUid }) => kidUid) };
      return { onboarding: { state: finished.length > 0 ? 'finished' : 'active', initialSubject, diagnostics } };
    },
    tests: tools.tests,
    listens: listenTo({
      'playbooks.finished': {
        'onboarding.when-virtual-lesson-is-finished': async ({ kind, kidUid }) => {
          const [kid] = kind === 'virtual' ? await tools.families.kids([kidUid]) : [];
          if (kid) await finishOnboarding(tools)(kid.familyId, kidUid);
        },
      },
    }),
  };
}

export type Onboarding = ReturnType<typeof createOnboarding>;
