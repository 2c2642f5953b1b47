import { under } from './page-routes.ts';

/** The paths of somebody who comes in, as `parent-routes.tsx` has those of parents; and the page of the kit, which is for ourselves. */

const enter = under(() => import('#areas/entry/layout.tsx'));
const bare = under();

export const entryRoutes = [
  enter('/login', () => import('#areas/entry/login/login-page.tsx'), ['login'], ['by', 'onboarding', 'next']),
  enter(
    '/registration',
    () => import('#areas/entry/registration/registration-page.tsx'),
    ['registration', 'kidForm', 'names'],
    ['friend', 'promo', 'step'],
  ),
  enter('/room', () => import('#areas/entry/room/room-page.tsx'), ['roomEntry', 'refusals']),
  enter('/logout', () => import('#areas/entry/logout/logout-page.tsx'), ['entry']),
  enter('/kid-switcher', () => import('#areas/entry/kid-switcher/kid-switcher-page.tsx'), ['entry'], ['next']),
  enter('/legal/$document', () => import('#areas/entry/legal/legal-page.tsx'), ['places']),
  enter('/onboarding', () => import('#areas/entry/onboarding/onboarding-page.tsx'), ['entry', 'onboarding'], ['onboarding']),
  enter('/onboarding/math-test-result/$type/$result/$kidUid', () => import('#areas/entry/onboarding/math-result-page.tsx'), [
    'onboarding',
    'names',
    'course-progress',
    'player',
    'tasks',
  ]),
  enter('/onboarding/softskills-test-result/$result/$kidUid', () => import('#areas/entry/onboarding/softskills-result-page.tsx'), [
    'onboarding',
    'names',
    'course-progress',
    'player',
    'tasks',
  ]),
  enter(
    '/onboarding/pkh-test-result/$result/$pkhGeneralResult/$pkhReadingResult/$pkhMathResult/$pkhLogicResult',
    () => import('#areas/entry/onboarding/pkh-result-page.tsx'),
    ['onboarding', 'names', 'course-progress', 'player', 'tasks'],
    ['kid'],
  ),
  enter('/onboarding/test-math/$kidUid/$playbookIdx', () => import('#areas/entry/onboarding/test-math-page.tsx'), [
    'onboarding',
    'player',
    'kid',
    'tasks',
    'refusals',
  ]),
  enter('/onboarding/test-softskills/$kidUid', () => import('#areas/entry/onboarding/test-softskills-page.tsx'), [
    'onboarding',
    'player',
    'kid',
    'tasks',
    'refusals',
  ]),
  enter('/onboarding/test-pkh/$kidUid', () => import('#areas/entry/onboarding/test-pkh-page.tsx'), [
    'onboarding',
    'player',
    'kid',
    'tasks',
    'refusals',
  ]),
  enter('/onboarding/lesson/$kidUid/$playbookUid', () => import('#areas/entry/onboarding/lesson-page.tsx'), [
    'onboarding',
    'player',
    'kid',
    'tasks',
    'refusals',
  ]),
  bare('/dev/kit', () => import('#areas/dev/kit/kit-page.tsx')),
] as const;
