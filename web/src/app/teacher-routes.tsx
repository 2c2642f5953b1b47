import { under } from './page-routes.ts';

/** The paths of teachers, as `parent-routes.tsx` has those of parents. */

const teach = under(() => import('#areas/teacher/layout.tsx'), ['staffLayout']);
/** A lesson fills the window: nothing of the workspace stands around it. */
const attend = under(() => import('#widgets/staff-layout/room-layout.tsx'));

export const teacherRoutes = [
  teach('/teacher', () => import('#areas/teacher/today/today-page.tsx'), ['teacher', 'teacherLesson', 'ownCard', 'names', 'refusals']),
  teach(
    '/teacher/week',
    () => import('#areas/teacher/week/week-page.tsx'),
    ['teacher', 'teacherLesson', 'calendarFeed', 'names', 'week'],
    ['week'],
  ),
  teach(
    '/teacher/availability',
    () => import('#areas/teacher/availability/availability-page.tsx'),
    ['teacherHours', 'names', 'week', 'refusals'],
    ['week', 'view'],
  ),
  teach(
    '/teacher/absences',
    () => import('#areas/teacher/absences/absences-page.tsx'),
    ['teacherAbsences', 'substitution', 'names', 'refusals'],
    ['kind', 'from', 'to', 'at', 'absence'],
  ),
  teach('/teacher/review', () => import('#areas/teacher/review/review-page.tsx'), ['review', 'names', 'player', 'refusals']),
  teach('/teacher/equipment', () => import('#areas/teacher/equipment/equipment-page.tsx'), ['equipment', 'teacher', 'refusals']),
  teach('/teacher/card', () => import('#areas/teacher/card/card-page.tsx'), ['ownCard', 'teacherCard', 'faces', 'names', 'refusals']),
  teach('/teacher/account', () => import('#widgets/staff-account/account-page.tsx'), [
    'secondFactor',
    'newPassword',
    'pushDevices',
    'contacts',
    'calendarFeed',
    'ownCard',
    'refusals',
  ]),
  teach('/teacher/chat', () => import('#areas/teacher/chat/chat-page.tsx'), ['chat'], ['chat', 'find', 'with']),
  teach(
    '/teacher/lessons/$eventId',
    () => import('#areas/teacher/lesson/lesson-page.tsx'),
    ['teacher', 'teacherLesson', 'teacherWorkspace', 'names', 'refusals'],
    ['do'],
  ),
  teach('/teacher/lessons/$eventId/film', () => import('#areas/teacher/lesson/film-page.tsx'), ['lessonFilm', 'roomBoard', 'refusals']),
  attend('/teacher/lessons/$eventId/room', () => import('#areas/teacher/room/room-page.tsx'), [
    'teacherRoom',
    'names',
    'equipment',
    'refusals',
  ]),
  teach(
    '/teacher/pupils',
    () => import('#areas/teacher/pupils/pupils-page.tsx'),
    ['teacher', 'teacherLesson', 'teacherWorkspace', 'names'],
    ['search', 'find'],
  ),
  teach('/teacher/pupils/$kidUid', () => import('#areas/teacher/pupils/pupil-page.tsx'), [
    'teacher',
    'teacherLesson',
    'teacherWorkspace',
    'names',
  ]),
  teach('/teacher/pupils/$kidUid/$courseCode', () => import('#areas/teacher/pupils/pupil-course-page.tsx'), [
    'teacherWorkspace',
    'course-progress',
    'names',
    'player',
    'tasks',
  ]),
  teach(
    '/teacher/earnings',
    () => import('#areas/teacher/earnings/earnings-page.tsx'),
    ['teacherWorkspace', 'payout', 'names', 'ratings'],
    ['month'],
  ),
] as const;
