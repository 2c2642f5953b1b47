import type { Route } from '#kit/router/table.ts';

import { under } from './page-routes.ts';
import type { linkRoutes } from './link-routes.tsx';
import type { staffRoutes } from './staff-routes.tsx';

/**
 * The paths of families, one line each: path → page, its texts, what it keeps in the query of the address. Those of the staff
 * stand in `staff-routes.tsx`, those that are come to by a link once in `link-routes.tsx`: families do not load them.
 */

const enter = under(() => import('#areas/entry/layout.tsx'));
const home = under(() => import('#areas/parent/layout.tsx'));
const kids = under(() => import('#areas/kid/layout.tsx'));
const bare = under();

export const routes = [
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
  home('/', () => import('#areas/parent/home/home-page.tsx'), ['home', 'names', 'lessonLook']),
  home(
    '/schedule',
    () => import('#areas/parent/schedule/schedule-page.tsx'),
    ['schedule', 'names', 'week', 'lessonLook'],
    ['week', 'view', 'since', 'until', 'kid', 'event', 'do'],
  ),
  home('/schedule/calendar', () => import('#areas/parent/calendar-feed/calendar-feed-page.tsx'), ['calendarFeed']),
  home('/progress', () => import('#areas/parent/progress/progress-page.tsx'), ['progress'], ['kid', 'course']),
  home('/progress/$kidUid/$day', () => import('#areas/parent/progress/week-page.tsx'), ['progress']),
  home('/courseProgress/$kidUid/$courseCode', () => import('#areas/parent/course-progress/course-progress-page.tsx'), [
    'course-progress',
    'names',
  ]),
  home('/courseProgram/$courseCode/$processId', () => import('#areas/parent/course-program/course-program-page.tsx'), ['course-progress']),
  home('/courseProgram/onboarding/$courseCode/$kidUid', () => import('#areas/parent/course-program/onboarding-program-page.tsx'), [
    'onboarding',
    'names',
  ]),
  home('/lessons/$eventId', () => import('#areas/parent/lesson/lesson-page.tsx'), ['parentLesson', 'names', 'roomPresence', 'lessonLook']),
  home('/lessons/$eventId/live', () => import('#areas/parent/lesson/live-page.tsx'), ['parentLesson', 'names', 'refusals']),
  home(
    '/groups',
    () => import('#areas/parent/groups/groups-page.tsx'),
    ['groups', 'names', 'lessonLook', 'refusals'],
    ['kid', 'club', 'day', 'level', 'join', 'leave', 'wait', 'drop'],
  ),
  home(
    '/payment',
    () => import('#areas/parent/payment/payment-page.tsx'),
    ['payment', 'payLink', 'subscription', 'refund', 'refusals'],
    ['order'],
  ),
  home(
    '/payment/products',
    () => import('#areas/parent/payment/products-page.tsx'),
    ['payment', 'savedCards', 'payLink', 'gifts', 'refusals', 'promo'],
    ['kind', 'promo', 'currency'],
  ),
  home(
    '/payment/history',
    () => import('#areas/parent/payment/history-page.tsx'),
    ['payment', 'documents', 'names'],
    ['kind', 'sort', 'kid', 'period', 'from', 'to'],
  ),
  home('/payment/cards', () => import('#areas/parent/payment/cards/cards-page.tsx'), ['payment', 'savedCards', 'topUp', 'refusals']),
  home(
    '/payment/exchange',
    () => import('#areas/parent/payment/exchange-page.tsx'),
    ['payment', 'exchange', 'refusals'],
    ['from', 'units'],
  ),
  home(
    '/payment/refund',
    () => import('#areas/parent/payment/refund-page.tsx'),
    ['payment', 'refund', 'refusals', 'names'],
    ['order', 'leave'],
  ),
  home('/settings', () => import('#areas/parent/settings/settings-page.tsx'), ['settings', 'notices', 'tour']),
  home('/settings/edit-parent', () => import('#areas/parent/settings/edit-parent-page.tsx'), [
    'settings',
    'names',
    'support',
    'faces',
    'contacts',
    'newPassword',
  ]),
  home('/settings/edit-children', () => import('#areas/parent/settings/edit-children-page.tsx'), [
    'settings',
    'kidForm',
    'home',
    'names',
    'voiceConsent',
    'faces',
  ]),
  home('/settings/adults', () => import('#areas/parent/settings/adults/adults-page.tsx'), ['adults', 'settings', 'refusals']),
  home('/settings/edit-notifications', () => import('#areas/parent/settings/edit-notifications-page.tsx'), ['notices', 'pushDevices']),
  home('/settings/equipment-check', () => import('#areas/parent/settings/equipment-check-page.tsx'), ['equipment', 'refusals']),
  home('/settings/privacy', () => import('#areas/parent/settings/privacy/privacy-page.tsx'), ['privacy', 'auditActs', 'refusals']),
  home('/settings/setting-child-mode', () => import('#areas/parent/settings/child-mode-page.tsx'), ['settings']),
  home('/help', () => import('#areas/parent/help/help-page.tsx'), ['help', 'names', 'tour'], ['search']),
  home('/chat', () => import('#areas/parent/chat/chat-page.tsx'), ['chat'], ['chat', 'text', 'find']),
  home('/brain-trainer', () => import('#areas/parent/brain-trainer/brain-trainer-page.tsx'), ['brain', 'refusals'], ['kid', 'game']),
  home('/brain-trainer/$person', () => import('#areas/parent/brain-trainer/person-page.tsx'), ['brain'], ['game']),
  home(
    '/intro-appointment',
    () => import('#areas/parent/intro/intro-appointment-page.tsx'),
    ['intro', 'meetTeacher', 'names', 'lessonLook', 'refusals'],
    ['kid', 'subject', 'teacher', 'day'],
  ),
  home('/intro-booked/$eventId', () => import('#areas/parent/intro/intro-booked-page.tsx'), ['introBooked', 'names', 'lessonLook']),
  home(
    '/intro-application/$selectedTime',
    () => import('#areas/parent/intro/intro-application-page.tsx'),
    ['introApplication', 'names', 'lessonLook', 'refusals'],
    ['kid', 'subject', 'teacher'],
  ),
  home(
    '/schedule-selection/$courseCode',
    () => import('#areas/parent/schedule-selection/schedule-selection-page.tsx'),
    ['scheduleSelection', 'names'],
    ['kid'],
  ),
  home('/schedule-selection/$courseCode/$subject/$kidUid/$name', () => import('#areas/parent/schedule-selection/kid-schedule-page.tsx'), [
    'scheduleSelection',
    'names',
    'refusals',
  ]),
  home(
    '/schedule/regular/$processId',
    () => import('#areas/parent/regular-schedule/regular-schedule-page.tsx'),
    ['regularSchedule', 'scheduleSelection', 'names', 'refusals'],
    ['do'],
  ),
  home('/schedule/regular/$processId/days', () => import('#areas/parent/regular-schedule/change-days-page.tsx'), [
    'regularSchedule',
    'scheduleSelection',
    'names',
    'refusals',
  ]),
  home('/change-teacher/$processId', () => import('#areas/parent/change-teacher/change-teacher-page.tsx'), [
    'changeTeacher',
    'meetTeacher',
    'regularSchedule',
    'scheduleSelection',
    'names',
    'refusals',
  ]),
  home('/survey', () => import('#areas/parent/survey/survey-page.tsx'), ['survey', 'refusals'], ['survey', 'kid']),
  home('/promo-conditions', () => import('#areas/parent/promo-conditions/promo-conditions-page.tsx'), ['promo']),
  kids('/kids/$kidUid', () => import('#areas/kid/home/home-page.tsx'), ['kid']),
  kids('/kids/$kidUid/courses/$courseCode', () => import('#areas/kid/course/course-page.tsx'), ['kid']),
  kids('/kids/$kidUid/courses/$courseCode/lessons/$lessonCode', () => import('#areas/kid/lesson/lesson-page.tsx'), ['kid']),
  kids(
    '/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid',
    () => import('#areas/kid/playbook/playbook-page.tsx'),
    ['kid', 'player'],
    ['slide'],
  ),
  kids('/kids/$kidUid/courses/$courseCode/homework', () => import('#areas/kid/homework/homework-page.tsx'), ['kid']),
  kids('/kids/$kidUid/courses/$courseCode/game', () => import('#areas/kid/game/game-page.tsx'), ['kid', 'player']),
  kids('/kids/$kidUid/reading-courses/$courseCode', () => import('#areas/kid/reading/reading-course-page.tsx'), ['kid']),
  kids('/kids/$kidUid/reading-courses/$courseCode/lessons/$lessonNumber', () => import('#areas/kid/reading/reading-lesson-page.tsx'), [
    'kid',
  ]),
  kids('/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play', () => import('#areas/kid/reading/reading-play-page.tsx'), [
    'kid',
    'player',
  ]),
  kids(
    '/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play/$taskNumber',
    () => import('#areas/kid/reading/reading-task-page.tsx'),
    ['kid', 'player'],
  ),
  kids('/kids/$kidUid/room/$eventId', () => import('#areas/kid/room/room-page.tsx'), [
    'kidRoom',
    'roomStickers',
    'kid',
    'player',
    'tasks',
    'lessonFaces',
    'refusals',
  ]),
  kids('/kids/$kidUid/brain-trainer', () => import('#areas/kid/brain-trainer/brain-trainer-page.tsx'), ['kid', 'brain']),
  kids(
    '/brain-trainer/$playbookUid/$templateCode/$person',
    () => import('#areas/kid/brain-trainer/game-page.tsx'),
    ['kid', 'brainGames'],
    ['duel'],
  ),
  bare('/dev/kit', () => import('#areas/dev/kit/kit-page.tsx')),
] as const;

declare module '#kit/router/table.ts' {
  interface Register {
    routes: readonly [...typeof routes, ...typeof linkRoutes, ...typeof staffRoutes];
  }
}

/** The table in which an address stands. */
export const routesOf = async (pathname: string): Promise<readonly Route[]> =>
  /^\/(teacher|manager)(\/|$)/.test(pathname)
    ? (await import('./staff-routes.tsx')).staffRoutes
    : /^\/(reset-password|invitation|join|adult|pay|agree|setup)$/.test(pathname)
      ? (await import('./link-routes.tsx')).linkRoutes
      : routes;
