import type { KnownCall } from './calls.ts';
import { type Right, type Role, roles, type StaffRight } from './roles.ts';

/** Rights in the order guest, parent, kid, teacher, manager, support. */
type Row = readonly [guest: Right, parent: Right, kid: Right, teacher: Right, manager: Right, support: Right];

const everybody: Row = ['allow', 'allow', 'allow', 'allow', 'allow', 'allow'];
const signedIn: Row = ['deny', 'own', 'own', 'own', 'own', 'own'];
const parent: Row = ['deny', 'own', 'deny', 'deny', 'deny', 'deny'];
const parentAndSupport: Row = ['deny', 'own', 'deny', 'deny', 'deny', 'own'];
/** Its family by the rules, support as the family, a manager any lesson at any time. */
const changers: Row = ['deny', 'own', 'deny', 'deny', 'allow', 'own'];
const managerReads: Row = ['deny', 'deny', 'deny', 'deny', 'read', 'deny'];
const manager: Row = ['deny', 'deny', 'deny', 'deny', 'allow', 'deny'];
const teacher: Row = ['deny', 'deny', 'deny', 'own', 'deny', 'deny'];
/** Teachers and managers, about their own account. */
const colleagues: Row = ['deny', 'deny', 'deny', 'own', 'own', 'deny'];
const support: Row = ['deny', 'deny', 'deny', 'deny', 'deny', 'own'];
const kid: Row = ['deny', 'deny', 'own', 'deny', 'deny', 'deny'];
const players: Row = ['deny', 'own', 'own', 'deny', 'deny', 'deny'];
const playersAndSupport: Row = ['deny', 'own', 'own', 'deny', 'deny', 'own'];
/** The kid, its parent, its teachers; support reads as the parent. */
const learners: Row = ['deny', 'own', 'own', 'own', 'deny', 'own'];
const grownUps: Row = ['deny', 'own', 'deny', 'own', 'deny', 'own'];

/**
 * Who may make each call (spec §6, decisions D1, the design's role matrix). Registration of the routes, the
 * tests and the API document read this one file; a call without a row does not compile. A caller of another
 * role is answered 403, nobody 401, and an object of somebody else 404.
 */
export const roleMatrix = {
  'GET /region': everybody,
  'GET /faq': everybody,

  'POST /auth/sign-in': everybody,
  'GET /auth/jwks': everybody,
  'POST /user/session': ['allow', 'allow', 'deny', 'allow', 'allow', 'allow'],
  'GET /user/session': everybody,
  'POST /user/logout': everybody,
  'GET /user/sessions': ['deny', 'own', 'deny', 'own', 'own', 'deny'],
  'DELETE /user/sessions/:sessionId': ['deny', 'own', 'deny', 'own', 'own', 'deny'],
  'POST /realtime/ticket': signedIn,
  'POST /auth/second-factor': everybody,
  'POST /auth/second-factor/enrol': everybody,
  'POST /auth/second-factor/confirm': everybody,
  'GET /user/second-factor': colleagues,
  'POST /user/second-factor/enrol': colleagues,
  'POST /user/second-factor/confirm': colleagues,
  'POST /user/second-factor/recovery-codes': colleagues,
  'POST /user/second-factor/remove': colleagues,

  'POST /registration': everybody,
  'POST /user/kid-session': parent,
  'POST /user/parent-session': kid,
  'POST /user/child-mode': parent,
  'GET /user': ['deny', 'own', 'own', 'deny', 'deny', 'own'],
  'PATCH /user': ['deny', 'own', 'own', 'deny', 'deny', 'deny'],
  'POST /user/create/kid': parent,
  'GET /user/consents': playersAndSupport,
  'POST /user/consents': parent,
  'GET /kids/:kidUid': ['deny', 'own', 'own', 'deny', 'deny', 'own'],

  'GET /events': ['deny', 'own', 'own', 'deny', 'deny', 'own'],
  'GET /intro/slots': parentAndSupport,
  'POST /intro': parentAndSupport,
  'POST /user/decline-suggested-subject': parent,
  'GET /schedule-selection/:courseCode/:kidUid': parentAndSupport,
  'POST /regular-schedule/preview': parentAndSupport,
  'POST /regular-schedule': parentAndSupport,
  'GET /teacher/lessons': teacher,
  'GET /teacher/lessons/:eventId': teacher,
  'GET /teacher/lessons/:eventId/plan': teacher,
  'POST /teacher/lessons/:eventId/plan': teacher,
  'POST /teacher/lessons/:eventId/plan/open': teacher,
  'POST /teacher/lessons/:eventId/conducted': teacher,
  'POST /teacher/lessons/:eventId/report': teacher,

  'GET /events/:eventId': ['deny', 'own', 'own', 'deny', 'deny', 'own'],
  'GET /events/:eventId/changes': changers,
  'GET /events/:eventId/slots': changers,
  'POST /events/:eventId/transfer/preview': changers,
  'POST /events/:eventId/transfer': changers,
  'POST /events/:eventId/cancel': changers,
  'GET /single-lesson/:processId/slots': parentAndSupport,
  'POST /single-lesson': parentAndSupport,
  'POST /intro/hold': parentAndSupport,
  'POST /intro/hold/release': parentAndSupport,
  'GET /regular-schedule/:processId': parentAndSupport,
  'POST /regular-schedule/change/preview': parentAndSupport,
  'POST /regular-schedule/change': parentAndSupport,
  'POST /regular-schedule/pause': parentAndSupport,
  'POST /regular-schedule/resume': parentAndSupport,
  'POST /regular-schedule/end': parentAndSupport,
  'GET /user/change-teacher-request/:processId': parentAndSupport,
  'POST /user/change-teacher-request': parentAndSupport,
  'GET /teacher/availability': teacher,
  'POST /teacher/availability/preview': teacher,
  'POST /teacher/availability': teacher,
  'POST /teacher/absences/preview': teacher,
  'POST /teacher/absences': teacher,
  'POST /teacher/absences/:absenceId/end': teacher,
  'POST /teacher/lessons/:eventId/here': teacher,
  'POST /teacher/lessons/:eventId/non-attendance': teacher,
  'POST /teacher/lessons/:eventId/technical': teacher,
  'POST /teacher/lessons/:eventId/note': teacher,
  'POST /teacher/lessons/:eventId/late': teacher,
  'GET /teacher/note-templates': teacher,
  'POST /teacher/note-templates': teacher,
  'DELETE /teacher/note-templates/:templateId': teacher,
  'GET /teacher/earnings': teacher,
  'GET /teacher/pupils': teacher,
  'GET /teacher/pupils/:kidUid': teacher,
  'GET /teacher/groups': teacher,
  'GET /manager/teachers/:teacherId/rates': managerReads,
  'POST /manager/teachers/:teacherId/rates': manager,
  'GET /manager/teachers/:teacherId/earnings': managerReads,
  'GET /manager/late-lessons': ['deny', 'deny', 'deny', 'deny', 'read', 'deny'],
  'POST /manager/lessons/:eventId/replace': ['deny', 'deny', 'deny', 'deny', 'allow', 'deny'],
  'POST /manager/lessons/:eventId/return': ['deny', 'deny', 'deny', 'deny', 'allow', 'deny'],
  'GET /calendar-feeds': parentAndSupport,
  'POST /calendar-feeds': parent,
  'DELETE /calendar-feeds/:kidUid': parent,

  'GET /payment/history': parentAndSupport,
  'GET /payment/products': parentAndSupport,
  'GET /payment/balance': parentAndSupport,
  'POST /payment/exchange/preview': parentAndSupport,
  'POST /payment/exchange': parent,
  'GET /payment/refunds': parentAndSupport,
  'POST /payment/refunds': parent,
  'POST /payment/refunds/:refundId/withdraw': parent,
  'GET /manager/refunds': managerReads,
  'GET /manager/families/:familyId/refunds': managerReads,
  'POST /manager/families/:familyId/refunds': manager,
  'POST /manager/refunds/:refundId/approve': manager,
  'POST /manager/refunds/:refundId/decline': manager,
  'POST /manager/refunds/:refundId/retry': manager,
  'POST /manager/refunds/:refundId/by-hand': manager,
  'GET /payment/subscriptions': parentAndSupport,
  'POST /payment/subscriptions/:subscriptionId/stop': parent,
  'POST /payment/subscriptions/:subscriptionId/resume': parent,
  'GET /manager/approvals': managerReads,
  'POST /manager/approvals/:approvalId/approve': manager,
  'POST /manager/approvals/:approvalId/decline': manager,
  'GET /manager/audit': managerReads,
  'POST /manager/families/:familyId/support': manager,
  'POST /support/changes': support,
  'POST /support/leave': support,
  'GET /user/support-visits': parent,
  'GET /manager/staff': managerReads,
  'POST /manager/staff': manager,
  'POST /manager/staff/:accountId': manager,
  'POST /manager/staff/:accountId/invitation': manager,
  'POST /manager/staff/:accountId/withdraw': manager,
  'POST /manager/staff/:accountId/block': manager,
  'POST /manager/staff/:accountId/unblock': manager,
  'POST /manager/staff/:accountId/sessions/end': manager,
  'POST /manager/staff/:accountId/second-factor/reset': manager,
  'POST /auth/invitation': everybody,
  'POST /auth/invitation/accept': everybody,
  'GET /manager/stuck-money': managerReads,
  'GET /manager/stuck-money/:caseId/orders': managerReads,
  'POST /manager/stuck-money/:caseId/cure': manager,
  'GET /payment/statement': parent,
  'GET /payment/certificate': parent,
  'POST /promo-codes/check': parent,
  'GET /promo-conditions': parentAndSupport,
  'GET /manager/products': managerReads,
  'GET /manager/products/:productCode': managerReads,
  'POST /manager/products': manager,
  'POST /manager/products/:productCode/sale': manager,
  'POST /manager/products/:productCode/prices': manager,
  'POST /manager/products/:productCode/prices/withdraw': manager,
  'GET /manager/promo-codes': managerReads,
  'GET /manager/promo-codes/:code': managerReads,
  'POST /manager/promo-codes': manager,
  'GET /manager/gifts': managerReads,
  'POST /manager/gifts/:promotion/terms': manager,
  'POST /manager/gifts/:promotion/terms/withdraw': manager,
  'POST /manager/promo-codes/:code/stop': manager,
  'POST /orders': parent,
  'GET /orders/:orderId': parentAndSupport,
  'POST /orders/:orderId/attempts': parent,
  'POST /payments/webhooks/:provider': everybody,

  'GET /groups': ['deny', 'read', 'deny', 'deny', 'read', 'read'],
  'GET /groups/mine': parentAndSupport,
  'GET /groups/:groupId/terms/:kidUid': parentAndSupport,
  'POST /groups/:groupId/join': parentAndSupport,
  'POST /groups/:groupId/leave': parentAndSupport,
  'POST /groups/:groupId/visit': parentAndSupport,
  'POST /groups/waiting': parentAndSupport,
  'POST /groups/waiting/:requestId/withdraw': parentAndSupport,
  'POST /groups/waiting/:requestId/accept': parentAndSupport,
  'POST /groups/waiting/:requestId/decline': parentAndSupport,

  'GET /chats': ['deny', 'own', 'deny', 'own', 'read', 'deny'],
  'GET /chats/:chatId/messages': ['deny', 'own', 'deny', 'own', 'read', 'deny'],
  'POST /chats/:chatId/messages': ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
  'POST /chats/:chatId/read': ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
  'GET /chats/:chatId': ['deny', 'own', 'deny', 'own', 'read', 'deny'],
  'POST /chats/:chatId/pictures': ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
  'POST /chats/delivered': ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
  'GET /chats/search': ['deny', 'own', 'deny', 'own', 'read', 'deny'],
  'GET /chats/hours': ['deny', 'read', 'deny', 'deny', 'read', 'deny'],
  'POST /chats/:chatId/messages/:messageId/report': ['deny', 'own', 'deny', 'own', 'deny', 'deny'],
  'GET /manager/families/:familyId/chat': managerReads,
  'GET /manager/chat-colleagues': managerReads,
  'POST /manager/chats/:chatId/assign': manager,
  'POST /manager/chats/:chatId/close': manager,
  'GET /manager/canned-answers': managerReads,
  'POST /manager/canned-answers': manager,
  'PATCH /manager/canned-answers/:answerId': manager,
  'DELETE /manager/canned-answers/:answerId': manager,
  'POST /manager/chat-hours': manager,
  'GET /manager/chat-reports': managerReads,
  'POST /manager/chat-reports/:reportId/close': manager,

  'GET /courses': signedIn,
  'GET /kids/:kidUid/courses': ['deny', 'own', 'own', 'own', 'read', 'own'],
  'GET /kids/:kidUid/courses/:courseCode': learners,
  'GET /kids/:kidUid/courses/:courseCode/lessons/:lessonCode': learners,
  'GET /kids/:kidUid/courses/:courseCode/game': learners,
  'POST /kids/:kidUid/courses/:courseCode/game/rounds': kid,
  'POST /kids/:kidUid/playbooks/:playbookUid/attempts': kid,
  'GET /kids/:kidUid/playbooks/:playbookUid/attempts': learners,
  'GET /courseProgress/:kidUid/:courseCode': ['deny', 'own', 'deny', 'own', 'read', 'own'],
  'GET /attempts/:attemptUid': learners,
  // A parent plays virtual lessons with the child, and no others.
  'POST /attempts/:attemptUid/answers': players,
  'POST /attempts/:attemptUid/hint': players,
  'POST /attempts/:attemptUid/moves': players,
  'POST /attempts/:attemptUid/recordings': kid,
  'GET /attempts/:attemptUid/review': ['deny', 'own', 'deny', 'own', 'read', 'own'],

  'GET /teacher/reviews': teacher,
  'POST /attempts/:attemptUid/marks': teacher,
  'GET /kids/:kidUid/marks': playersAndSupport,
  'POST /kids/:kidUid/marks/seen': kid,

  'GET /onboarding': playersAndSupport,
  'GET /courseProgram/onboarding/:courseCode/:kidUid': playersAndSupport,
  'POST /onboarding/lessons/:kidUid/:playbookUid/attempts': players,
  'POST /onboarding/tests/:test/:kidUid/attempts': players,
  'GET /onboarding/attempts/:attemptUid': players,
  'POST /onboarding/attempts/:attemptUid/answers': players,
  'GET /onboarding/results/:test/:kidUid': playersAndSupport,

  'GET /brain-trainer/:person': playersAndSupport,
  'GET /brain-trainer/:person/:templateCode/progress': playersAndSupport,
  'POST /brain-trainer/:person/sessions': players,
  'POST /brain-trainer/sessions/:sessionId/finish': players,
  'POST /brain-trainer/duels': players,
  'GET /brain-trainer/duels': playersAndSupport,
  'GET /brain-trainer/duels/:duelId': playersAndSupport,

  'GET /notifications': parentAndSupport,
  'POST /notifications/read': parent,
  'GET /notifications/settings': parentAndSupport,
  'POST /notifications/settings': parent,
  'POST /notifications/devices': parent,
  'DELETE /notifications/devices/:deviceId': parent,
  'GET /manager/messages': managerReads,
  'GET /manager/families/:familyId/messages': managerReads,
  'POST /manager/messages/:messageId/retry': manager,
  'POST /manager/messages/:messageId/close': manager,

  'GET /ratings/asked': players,
  'POST /events/:eventId/rating': parent,
  'POST /events/:eventId/face': kid,
  'POST /events/:eventId/rating/skip': parent,
  'GET /teacher/rating': teacher,
  'GET /manager/ratings': managerReads,
  'POST /manager/ratings/:ratingId/handled': manager,
  'GET /manager/teachers/:teacherId/rating': managerReads,

  'POST /analytics': everybody,

  'GET /manager/found': managerReads,
  'GET /manager/families': ['deny', 'deny', 'deny', 'deny', 'read', 'deny'],
  'GET /manager/families/:familyId/money': managerReads,
  'GET /manager/families/:familyId/history': managerReads,
  'POST /manager/families/:familyId/grants': manager,
  'POST /manager/families/:familyId/write-offs': manager,
  'POST /manager/families/:familyId/paying': manager,
  'GET /manager/families/:familyId/lessons': managerReads,
  'GET /manager/families/:familyId/trial-times': managerReads,
  'GET /manager/families/:familyId/processes/:processId/lesson-times': managerReads,
  'GET /manager/families/:familyId/processes/:processId/weekly-times': managerReads,
  'GET /manager/lessons/:eventId/substitutes': managerReads,
  'POST /manager/families/:familyId/acts/preview': manager,
  'POST /manager/families/:familyId/acts': manager,
  'POST /manager/lessons/acts/preview': manager,
  'POST /manager/lessons/acts': manager,
  'GET /manager/requests': managerReads,
} as const satisfies Record<KnownCall, Row>;

/** The right of a role on a call. */
export const rightOf = (call: KnownCall, role: Role): Right => roleMatrix[call][roles.indexOf(role)] ?? 'deny';

const money: readonly StaffRight[] = ['money'];
const families: readonly StaffRight[] = ['people', 'money'];
const staff: readonly StaffRight[] = ['staff', 'admin'];

/**
 * What a manager needs besides its role: one of these rights. A call that is not named here needs `people`, and one
 * about the caller's own account needs none.
 */
const staffNeeds: Partial<Record<KnownCall, readonly StaffRight[]>> = {
  'GET /manager/families': ['people', 'money', 'support'],
  'GET /manager/refunds': money,
  'GET /manager/families/:familyId/refunds': families,
  'POST /manager/families/:familyId/refunds': money,
  'POST /manager/refunds/:refundId/approve': money,
  'POST /manager/refunds/:refundId/decline': money,
  'POST /manager/refunds/:refundId/retry': money,
  'POST /manager/refunds/:refundId/by-hand': money,
  'GET /manager/approvals': money,
  'POST /manager/approvals/:approvalId/approve': money,
  'POST /manager/approvals/:approvalId/decline': money,
  'GET /manager/stuck-money': money,
  'GET /manager/stuck-money/:caseId/orders': money,
  'POST /manager/stuck-money/:caseId/cure': money,
  'GET /manager/products': money,
  'GET /manager/products/:productCode': money,
  'POST /manager/products': money,
  'POST /manager/products/:productCode/sale': money,
  'POST /manager/products/:productCode/prices': money,
  'POST /manager/products/:productCode/prices/withdraw': money,
  'GET /manager/promo-codes': money,
  'GET /manager/promo-codes/:code': money,
  'POST /manager/promo-codes': money,
  'POST /manager/promo-codes/:code/stop': money,
  'GET /manager/gifts': money,
  'POST /manager/gifts/:promotion/terms': money,
  'POST /manager/gifts/:promotion/terms/withdraw': money,
  'GET /manager/families/:familyId/money': families,
  'GET /manager/families/:familyId/history': families,
  'POST /manager/families/:familyId/grants': money,
  'POST /manager/families/:familyId/write-offs': money,
  'POST /manager/families/:familyId/paying': money,
  'GET /manager/audit': ['audit'],
  'POST /manager/families/:familyId/support': ['support'],
  'GET /manager/staff': staff,
  'POST /manager/staff': staff,
  'POST /manager/staff/:accountId': staff,
  'POST /manager/staff/:accountId/invitation': staff,
  'POST /manager/staff/:accountId/withdraw': staff,
  'POST /manager/staff/:accountId/block': staff,
  'POST /manager/staff/:accountId/unblock': staff,
  'POST /manager/staff/:accountId/sessions/end': staff,
  'POST /manager/staff/:accountId/second-factor/reset': ['admin'],
};

/** The rights of which a manager needs one for a call; empty: its role is enough. */
export function needsOf(call: KnownCall): readonly StaffRight[] {
  const named = staffNeeds[call];
  if (named) return named;
  return roleMatrix[call][0] === 'allow' || rightOf(call, 'manager') === 'own' ? [] : ['people'];
}

/** What support may call although it only looks: nothing of the family's is changed by it. */
const changesNothing: ReadonlySet<KnownCall> = new Set<KnownCall>([
  'POST /realtime/ticket',
  'POST /support/changes',
  'POST /support/leave',
  'POST /regular-schedule/preview',
  'POST /regular-schedule/change/preview',
  'POST /events/:eventId/transfer/preview',
  'POST /payment/exchange/preview',
]);

/** Does support need leave to change something for this call (design: read-only until it has said why)? */
export const isChangeBySupport = (call: KnownCall): boolean =>
  !call.startsWith('GET ') && roleMatrix[call][0] !== 'allow' && rightOf(call, 'support') === 'own' && !changesNothing.has(call);
