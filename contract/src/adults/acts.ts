/** What an invited adult does for the family, by call: the parent reads it by name (docs/rules/adults.md#acts). */
const acts = {
  'POST /intro': 'trialBooked',
  'POST /regular-schedule': 'scheduleSet',
  'POST /regular-schedule/change': 'scheduleChanged',
  'POST /regular-schedule/pause': 'lessonsPaused',
  'POST /regular-schedule/resume': 'lessonsResumed',
  'POST /regular-schedule/end': 'scheduleEnded',
  'POST /user/change-teacher-request': 'teacherChanged',
  'POST /events/:eventId/transfer': 'lessonMoved',
  'POST /events/:eventId/cancel': 'lessonCancelled',
  'POST /events/:eventId/cancel/undo': 'lessonRestored',
  'POST /single-lesson': 'lessonAdded',
  'POST /events/:eventId/objection': 'objected',
  'POST /events/:eventId/rating': 'rated',
  'POST /groups/:groupId/join': 'clubJoined',
  'POST /groups/:groupId/leave': 'clubLeft',
  'POST /groups/:groupId/visit': 'clubTried',
  'POST /groups/waiting': 'clubAwaited',
  'POST /groups/waiting/:requestId/accept': 'clubJoined',
  'POST /payment/exchange': 'lessonsExchanged',
  'POST /orders': 'orderMade',
  'POST /pay-links': 'payLinkMade',
  'POST /orders/:orderId/pay-link': 'payLinkMade',
} as const;
export type AdultAct = (typeof acts)[keyof typeof acts];
export const adultActs: readonly [AdultAct, ...AdultAct[]] = [...new Set(Object.values(acts))] as [AdultAct, ...AdultAct[]];

/** Undefined where the parent is told nothing: what only looks, tries, or is told of anyway. */
export const adultActOf = (call: string): AdultAct | undefined => (Object.hasOwn(acts, call) ? acts[call as keyof typeof acts] : undefined);
