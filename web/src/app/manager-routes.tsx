import { under } from './page-routes.ts';
import { schoolRoutes } from './school-routes.tsx';

/** The paths of managers: families, lessons and money here, the school itself in `school-routes.tsx`. */

const manage = under(() => import('#areas/manager/layout.tsx'), ['staffLayout']);
/** What fills the window: nothing of the workspace stands around it. */
const attend = under(() => import('#widgets/staff-layout/room-layout.tsx'));

export const managerRoutes = [
  ...schoolRoutes,
  manage('/manager/lesson-marks', () => import('#areas/manager/lesson-marks/lesson-marks-page.tsx'), [
    'lessonMarks',
    'roomPresence',
    'substitution',
    'names',
    'refusals',
  ]),
  manage(
    '/manager/rooms',
    () => import('#areas/manager/rooms/rooms-page.tsx'),
    ['liveRooms', 'roomPresence', 'names', 'refusals'],
    ['room', 'search', 'view'],
  ),
  manage(
    '/manager/room-log',
    () => import('#areas/manager/room-log/room-log-page.tsx'),
    ['roomLog', 'liveRooms', 'roomPresence', 'names', 'refusals'],
    ['search', 'outcome', 'help', 'from', 'until', 'sort'],
  ),
  attend('/manager/rooms/$eventId', () => import('#areas/manager/rooms/inside-page.tsx'), ['liveRooms', 'names', 'office', 'refusals']),
  manage(
    '/manager/calendar',
    () => import('#areas/manager/calendar/calendar-page.tsx'),
    ['schoolCalendar', 'familyActs', 'names', 'office', 'refusals'],
    ['view', 'day', 'subject', 'age', 'language'],
  ),
  manage(
    '/manager/late',
    () => import('#areas/manager/late/late-page.tsx'),
    ['lateLessons', 'liveRooms', 'substitution', 'names', 'refusals'],
    ['lesson', 'do'],
  ),
  manage(
    '/manager/money',
    () => import('#areas/manager/money/reconciliation/reconciliation-page.tsx'),
    ['managerMoney', 'reconciliation', 'refusals'],
    ['search', 'kind', 'state', 'case', 'do'],
  ),
  manage('/manager/money/statement', () => import('#areas/manager/money/statement/statement-page.tsx'), [
    'managerMoney',
    'bankStatement',
    'refusals',
  ]),
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
  manage('/manager/requests', () => import('#areas/manager/requests/requests-page.tsx'), ['managerRequests', 'names'], ['kind', 'search']),
  manage(
    '/manager/families/$familyId',
    () => import('#areas/manager/family/family-page.tsx'),
    [
      'familyCard',
      'familyAdults',
      'familyAdding',
      'familyErasure',
      'followUps',
      'manager',
      'familyMoney',
      'managerRefunds',
      'auditActs',
      'lessonLook',
      'kidForm',
      'names',
      'refusals',
    ],
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
    ['familyMoney', 'familyCards', 'byHand', 'managerProducts', 'managerRefunds', 'approvals', 'names', 'refusals'],
    ['do', 'order', 'kind', 'sort', 'pay'],
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
  manage('/manager/chat/answers', () => import('#areas/manager/chat/answers-page.tsx'), ['helpdesk', 'refusals'], ['answer', 'search']),
  manage(
    '/manager/chat/reports',
    () => import('#areas/manager/chat/reports-page.tsx'),
    ['chat', 'helpdesk', 'refusals'],
    ['state', 'report', 'search'],
  ),
  manage('/manager/work', () => import('#areas/manager/work/work-page.tsx'), ['managerWork', 'followUps', 'names'], ['kind', 'search']),
  manage(
    '/manager',
    () => import('#areas/manager/families/families-page.tsx'),
    ['manager', 'followUps', 'names', 'office', 'familyAdding', 'kidForm', 'refusals'],
    [
      'search',
      'state',
      'balance',
      'lessons',
      'source',
      'tag',
      'teacher',
      'course',
      'age',
      'manager',
      'ends',
      'sort',
      'before',
      'family',
      'do',
    ],
  ),
  manage('/manager/families/$familyId/support', () => import('#areas/manager/support/enter-page.tsx'), [
    'support',
    'secondFactor',
    'refusals',
  ]),
] as const;
