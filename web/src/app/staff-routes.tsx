import { under } from './page-routes.ts';

/** The paths of teachers and managers, as `routes.tsx` has those of families. */

const teach = under(() => import('#areas/teacher/layout.tsx'));
/** A lesson fills the window: nothing of the workspace stands around it. */
const attend = under(() => import('#widgets/staff-layout/room-layout.tsx'));
const manage = under(() => import('#areas/manager/layout.tsx'));

export const staffRoutes = [
  teach('/teacher', () => import('#areas/teacher/today/today-page.tsx'), ['teacher', 'teacherLesson', 'names', 'refusals']),
  teach('/teacher/week', () => import('#areas/teacher/week/week-page.tsx'), ['teacher', 'teacherLesson', 'names', 'week'], ['week']),
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
  teach('/teacher/account', () => import('#widgets/staff-account/account-page.tsx'), [
    'secondFactor',
    'newPassword',
    'contacts',
    'refusals',
  ]),
  teach('/teacher/chat', () => import('#areas/teacher/chat/chat-page.tsx'), ['chat'], ['chat', 'find', 'with']),
  teach(
    '/teacher/lessons/$eventId',
    () => import('#areas/teacher/lesson/lesson-page.tsx'),
    ['teacher', 'teacherLesson', 'teacherWorkspace', 'names', 'refusals'],
    ['do'],
  ),
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
    ['teacherWorkspace', 'names', 'ratings'],
    ['month'],
  ),
  manage('/manager/lesson-marks', () => import('#areas/manager/lesson-marks/lesson-marks-page.tsx'), [
    'lessonMarks',
    'roomPresence',
    'substitution',
    'names',
    'refusals',
  ]),
  manage('/manager/rooms', () => import('#areas/manager/rooms/rooms-page.tsx'), ['liveRooms', 'names', 'refusals'], ['room']),
  attend('/manager/rooms/$eventId', () => import('#areas/manager/rooms/inside-page.tsx'), ['liveRooms', 'names', 'office', 'refusals']),
  manage(
    '/manager/late',
    () => import('#areas/manager/late/late-page.tsx'),
    ['lateLessons', 'substitution', 'names', 'refusals'],
    ['lesson', 'do'],
  ),
  manage(
    '/manager/money',
    () => import('#areas/manager/money/reconciliation/reconciliation-page.tsx'),
    ['managerMoney', 'reconciliation', 'refusals'],
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
    '/manager/families/$familyId/lessons',
    () => import('#areas/manager/family-acts/family-lessons-page.tsx'),
    ['familyActs', 'manager', 'names', 'substitution', 'lessonLook', 'lessonChange', 'scheduleSelection', 'refusals'],
    ['view', 'do', 'id'],
  ),
  manage('/manager/requests', () => import('#areas/manager/requests/requests-page.tsx'), ['managerRequests', 'names'], ['kind']),
  manage(
    '/manager/families/$familyId',
    () => import('#areas/manager/family/family-page.tsx'),
    ['familyCard', 'familyErasure', 'manager', 'familyMoney', 'managerRefunds', 'auditActs', 'lessonLook', 'kidForm', 'names', 'refusals'],
    ['do', 'kid'],
  ),
  manage(
    '/manager/families/$familyId/teacher-chats',
    () => import('#areas/manager/teacher-chats/teacher-chats-page.tsx'),
    ['teacherChats', 'chat', 'refusals'],
    ['chat'],
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
    ['search', 'state', 'type', 'code', 'do'],
  ),
  manage(
    '/manager/money/gifts',
    () => import('#areas/manager/money/gifts/gifts-page.tsx'),
    ['managerMoney', 'managerGifts', 'datedTerms', 'refusals'],
    ['search', 'state', 'gift', 'do'],
  ),
  manage(
    '/manager/messages',
    () => import('#areas/manager/messages/messages-page.tsx'),
    ['managerMessages', 'refusals'],
    ['search', 'state', 'message', 'do'],
  ),
  manage(
    '/manager/chat',
    () => import('#areas/manager/chat/chat-page.tsx'),
    ['chat', 'helpdesk', 'refusals'],
    ['chat', 'find', 'family', 'state'],
  ),
  manage('/manager/chat/answers', () => import('#areas/manager/chat/answers-page.tsx'), ['helpdesk', 'refusals'], ['answer']),
  manage(
    '/manager/chat/reports',
    () => import('#areas/manager/chat/reports-page.tsx'),
    ['chat', 'helpdesk', 'refusals'],
    ['state', 'report'],
  ),
  manage('/manager/work', () => import('#areas/manager/work/work-page.tsx'), ['managerWork', 'names'], ['kind', 'search']),
  manage('/manager/report', () => import('#areas/manager/report/report-page.tsx'), ['managerReport', 'managerSeen'], ['days', 'to', 'tab']),
  manage('/manager/faults', () => import('#areas/manager/faults/faults-page.tsx'), ['managerFaults'], ['view', 'source', 'search']),
  manage('/manager/faults/$faultId', () => import('#areas/manager/faults/fault-page.tsx'), ['managerFaults']),
  manage('/manager/settings', () => import('#areas/manager/settings/settings-page.tsx'), [
    'schoolSettings',
    'datedTerms',
    'names',
    'office',
    'refusals',
  ]),
  manage('/manager/surveys', () => import('#areas/manager/surveys/surveys-page.tsx'), ['survey'], ['which']),
  manage('/manager/ratings', () => import('#areas/manager/ratings/ratings-page.tsx'), ['ratings', 'names', 'refusals'], ['search', 'show']),
  manage(
    '/manager',
    () => import('#areas/manager/families/families-page.tsx'),
    ['manager', 'names', 'office'],
    ['search', 'state', 'sort', 'before', 'family'],
  ),
  manage(
    '/manager/teachers',
    () => import('#areas/manager/teachers/teachers-page.tsx'),
    ['managedTeachers', 'staff', 'substitution', 'lateLessons', 'names', 'refusals'],
    ['teacher', 'do', 'search', 'subject', 'state'],
  ),
  manage('/manager/staff', () => import('#areas/manager/staff/staff-page.tsx'), ['staff', 'refusals'], ['member', 'do']),
  manage(
    '/manager/audit',
    () => import('#areas/manager/audit/audit-page.tsx'),
    ['audit', 'auditActs'],
    ['search', 'act', 'who', 'family', 'from', 'until'],
  ),
  manage('/manager/account', () => import('#widgets/staff-account/account-page.tsx'), ['secondFactor', 'newPassword', 'refusals']),
  manage('/manager/families/$familyId/support', () => import('#areas/manager/support/enter-page.tsx'), [
    'support',
    'secondFactor',
    'refusals',
  ]),
] as const;
