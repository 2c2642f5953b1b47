import { onboardingCalls } from '@school/contract/onboarding/calls';

import { defineModule } from '#platform/module';

import { eraseTests } from './erase-kid.store.ts';
import { exportTests } from './export-family.store.ts';
import { createOnboarding } from './onboarding.ts';
import { onboardingHttp } from './onboarding.http.ts';

export type { Onboarding as Door } from './onboarding.ts';

export const onboardingModule = defineModule({
  name: 'onboarding',
  needs: ['library', 'families', 'playbooks', 'mastery', 'promotions'],
  create(given) {
    const onboarding = createOnboarding(given);
    given.userParts.add(onboarding.partOfUser);
    return onboarding;
  },
  calls: onboardingCalls,
  handlers: onboardingHttp,
  listens: (onboarding) => onboarding.listens,
  erase: eraseTests,
  export: exportTests,
  retention: 'Diagnostics and what they recommend until the family or the child is erased.',
});
