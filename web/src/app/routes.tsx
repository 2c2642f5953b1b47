import { under } from './page-routes.ts';

/** Every path of the school, one line each: path → page, its texts, what it keeps in the query of the address. */

const enter = under(() => import('#areas/entry/layout.tsx'));
const home = under(() => import('#areas/parent/layout.tsx'));
const kids = under(() => import('#areas/kid/layout.tsx'));
const teach = under(() => import('#areas/teacher/layout.tsx'));
const manage = under(() => import('#areas/manager/layout.tsx'));
const bare = under();

export const routes = [
  enter('/login', () => import('#areas/entry/login/login-page.tsx'), ['login']),
  enter(
    '/registration',
    () => import('#areas/entry/registration/registration-page.tsx'),
    ['registration', 'kidForm', 'names'],
    ['friend', 'promo'],
  ),
  enter('/reset-password', () => import('#areas/entry/reset-password/reset-password-page.tsx'), ['entry'], ['mode', 'code']),
  enter('/logout', () => import('#areas/entry/logout/logout-page.tsx'), ['entry']),
  enter('/kid-switcher', () => import('#areas/entry/kid-switcher/kid-switcher-page.tsx'), ['entry']),
  enter('/legal/$document', () => import('#areas/entry/legal/legal-page.tsx'), ['legal', 'places']),
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
  home('/', () => import('#areas/parent/home/home-page.tsx'), ['home', 'names', 'gifts', 'lessonLook']),
  home(
    '/schedule',
    () => import('#areas/parent/schedule/schedule-page.tsx'),
    ['schedule', 'names', 'week', 'lessonLook'],
    ['week', 'view', 'since', 'until', 'kid', 'event', 'do'],
  ),
  home('/schedule/calendar', () => import('#areas/parent/calendar-feed/calendar-feed-page.tsx'), ['calendarFeed']),
  home('/courseProgress/$kidUid/$courseCode', () => import('#areas/parent/course-progress/course-progress-page.tsx'), [
    'course-progress',
    'names',
  ]),
  home('/courseProgram/$courseCode/$processId', () => import('#areas/parent/course-program/course-program-page.tsx'), ['course-progress']),
  home('/courseProgram/onboarding/$courseCode/$kidUid', () => import('#areas/parent/course-program/onboarding-program-page.tsx'), [
    'onboarding',
    'names',
  ]),
  home(
    '/groups',
    () => import('#areas/parent/groups/groups-page.tsx'),
    ['groups', 'names', 'lessonLook', 'refusals'],
    ['kid', 'club', 'day', 'level', 'join', 'leave', 'wait', 'drop'],
  ),
  home(
    '/payment',
    () => import('#areas/parent/payment/payment-page.tsx'),
    ['payment', 'gifts', 'subscription', 'refund', 'refusals'],
    ['order'],
  ),
  home(
    '/payment/products',
    () => import('#areas/parent/payment/products-page.tsx'),
    ['payment', 'gifts', 'refusals', 'promo'],
    ['kind', 'promo', 'currency'],
  ),
  home(
    '/payment/history',
    () => import('#areas/parent/payment/history-page.tsx'),
    ['payment', 'documents', 'names'],
    ['kind', 'sort', 'kid', 'period', 'from', 'to'],
  ),
  home(
    '/payment/exchange',
    () => import('#areas/parent/payment/exchange-page.tsx'),
    ['payment', 'exchange', 'refusals'],
    ['from', 'units'],
  ),
  home('/payment/refund', () => import('#areas/parent/payment/refund-page.tsx'), ['payment', 'refund', 'refusals'], ['order']),
  home('/settings', () => import('#areas/parent/settings/settings-page.tsx'), ['settings']),
  home('/settings/edit-parent', () => import('#areas/parent/settings/edit-parent-page.tsx'), ['settings', 'names']),
  home('/settings/edit-children', () => import('#areas/parent/settings/edit-children-page.tsx'), [
    'settings',
    'kidForm',
    'home',
    'names',
    'voiceConsent',
  ]),
  home('/settings/edit-notifications', () => import('#areas/parent/settings/edit-notifications-page.tsx'), ['notices']),
  home('/settings/equipment-check', () => import('#areas/parent/settings/equipment-check-page.tsx'), ['places']),
  home('/settings/setting-child-mode', () => import('#areas/parent/settings/child-mode-page.tsx'), ['settings']),
  home('/help', () => import('#areas/parent/help/help-page.tsx'), ['help', 'names'], ['search']),
  home('/chat', () => import('#areas/parent/chat/chat-page.tsx'), ['chat'], ['chat', 'text', 'find']),
  home('/brain-trainer', () => import('#areas/parent/brain-trainer/brain-trainer-page.tsx'), ['brain', 'refusals'], ['kid', 'game']),
  home('/brain-trainer/$person', () => import('#areas/parent/brain-trainer/person-page.tsx'), ['brain'], ['game']),
  home(
    '/intro-appointment',
    () => import('#areas/parent/intro/intro-appointment-page.tsx'),
    ['intro', 'names', 'lessonLook', 'refusals'],
    ['kid', 'subject', 'day'],
  ),
  home(
    '/intro-application/$selectedTime',
    () => import('#areas/parent/intro/intro-application-page.tsx'),
    ['introApplication', 'names', 'lessonLook', 'refusals'],
    ['kid', 'subject'],
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
    'regularSchedule',
    'scheduleSelection',
    'names',
    'refusals',
  ]),
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
  kids('/kids/$kidUid/brain-trainer', () => import('#areas/kid/brain-trainer/brain-trainer-page.tsx'), ['kid', 'brain']),
  kids(
    '/brain-trainer/$playbookUid/$templateCode/$person',
    () => import('#areas/kid/brain-trainer/game-page.tsx'),
    ['kid', 'brainGames'],
    ['duel'],
  ),
  teach('/teacher', () => import('#areas/teacher/today/today-page.tsx'), ['teacher', 'names']),
  teach('/teacher/week', () => import('#areas/teacher/week/week-page.tsx'), ['teacher', 'names', 'week'], ['week']),
  teach(
    '/teacher/availability',
    () => import('#areas/teacher/availability/availability-page.tsx'),
    ['teacherHours', 'names', 'week', 'refusals'],
    ['week', 'view'],
  ),
  teach(
    '/teacher/absences',
    () => import('#areas/teacher/absences/absences-page.tsx'),
    ['teacherAbsences', 'restaffing', 'names', 'refusals'],
    ['kind', 'from', 'to', 'at', 'absence'],
  ),
  teach('/teacher/review', () => import('#areas/teacher/review/review-page.tsx'), ['review', 'names', 'player', 'refusals']),
  teach('/teacher/chat', () => import('#areas/teacher/chat/chat-page.tsx'), ['chat'], ['chat', 'find']),
  teach(
    '/teacher/lessons/$eventId',
    () => import('#areas/teacher/lesson/lesson-page.tsx'),
    ['teacher', 'teacherLesson', 'teacherCabinet', 'names', 'refusals'],
    ['do'],
  ),
  teach(
    '/teacher/pupils',
    () => import('#areas/teacher/pupils/pupils-page.tsx'),
    ['teacher', 'teacherLesson', 'teacherCabinet', 'names'],
    ['search'],
  ),
  teach('/teacher/pupils/$kidUid', () => import('#areas/teacher/pupils/pupil-page.tsx'), [
    'teacher',
    'teacherLesson',
    'teacherCabinet',
    'names',
  ]),
  teach('/teacher/pupils/$kidUid/$courseCode', () => import('#areas/teacher/pupils/pupil-course-page.tsx'), [
    'teacherCabinet',
    'course-progress',
    'names',
    'player',
    'tasks',
  ]),
  teach('/teacher/earnings', () => import('#areas/teacher/earnings/earnings-page.tsx'), ['teacherCabinet', 'names'], ['month']),
  manage(
    '/manager/late',
    () => import('#areas/manager/late/late-page.tsx'),
    ['lateLessons', 'restaffing', 'names', 'refusals'],
    ['lesson', 'do'],
  ),
  manage(
    '/manager/money',
    () => import('#areas/manager/money/stuck/stuck-page.tsx'),
    ['managerMoney', 'stuckMoney', 'refusals'],
    ['search', 'kind', 'state', 'case', 'do'],
  ),
  manage(
    '/manager/money/products',
    () => import('#areas/manager/money/products/products-page.tsx'),
    ['managerMoney', 'managerProducts', 'datedTerms', 'refusals'],
    ['kind', 'sale', 'product', 'do'],
  ),
  manage(
    '/manager/money/approvals',
    () => import('#areas/manager/money/approvals/approvals-page.tsx'),
    ['managerMoney', 'approvals', 'refusals'],
    ['search', 'act', 'state', 'approval', 'do'],
  ),
  manage(
    '/manager/families/$familyId/money',
    () => import('#areas/manager/family-money/family-money-page.tsx'),
    ['familyMoney', 'managerRefunds', 'approvals', 'names', 'refusals'],
    ['do', 'order', 'kind', 'sort'],
  ),
  manage(
    '/manager/money/refunds',
    () => import('#areas/manager/money/refunds/refunds-page.tsx'),
    ['managerMoney', 'managerRefunds', 'refusals'],
    ['search', 'stage', 'refund', 'do'],
  ),
  manage(
    '/manager/money/promo-codes',
    () => import('#areas/manager/money/promo-codes/promo-codes-page.tsx'),
    ['managerMoney', 'managerPromoCodes', 'managerProducts', 'datedTerms', 'refusals'],
    ['search', 'state', 'type', 'before', 'code', 'do'],
  ),
  manage(
    '/manager/money/gifts',
    () => import('#areas/manager/money/gifts/gifts-page.tsx'),
    ['managerMoney', 'managerGifts', 'datedTerms', 'refusals'],
    ['search', 'state', 'gift', 'do'],
  ),
  manage(
    '/manager/chat',
    () => import('#areas/manager/chat/chat-page.tsx'),
    ['chat', 'chatDesk', 'refusals'],
    ['chat', 'find', 'family', 'state'],
  ),
  manage('/manager/chat/answers', () => import('#areas/manager/chat/answers-page.tsx'), ['chatDesk', 'refusals'], ['answer']),
  manage(
    '/manager/chat/reports',
    () => import('#areas/manager/chat/reports-page.tsx'),
    ['chat', 'chatDesk', 'refusals'],
    ['state', 'report'],
  ),
  manage('/manager/ratings', () => import('#areas/manager/ratings/ratings-page.tsx'), ['ratings', 'names', 'refusals'], ['search', 'show']),
  manage(
    '/manager',
    () => import('#areas/manager/families/families-page.tsx'),
    ['manager', 'names'],
    ['search', 'state', 'sort', 'before', 'family'],
  ),
  bare('/dev/kit', () => import('#areas/dev/kit/kit-page.tsx')),
] as const;

declare module '#kit/router/table.ts' {
  interface Register {
    routes: typeof routes;
  }
}
