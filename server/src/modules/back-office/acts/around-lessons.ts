import type { Around } from '#platform/around';

import type { LessonActs } from './lesson-acts.ts';

/** Calls about lessons that families and managers share, or that are staffing's: what a manager does by them stands in the log, too. */
export const aroundLessons = (acts: Pick<LessonActs, 'logged'>): Around => ({
  'POST /events/:eventId/transfer': ({ who, params, body: { reason, scope } }, answer) =>
    who.role === 'manager' ? acts.logged(who, { ...params, act: 'lessons.transferred', reason, scope }, answer) : answer(),
  'POST /events/:eventId/cancel': ({ who, params, body: { reason, scope } }, answer) =>
    who.role === 'manager' ? acts.logged(who, { ...params, act: 'lessons.cancelled', reason, scope }, answer) : answer(),
  'POST /manager/lessons/:eventId/replace': ({ who, params, body: { reason } }, answer) =>
    acts.logged(who, { ...params, act: 'lessons.teacher_replaced', reason }, answer),
  'POST /manager/lessons/:eventId/return': ({ who, params, body: { reason } }, answer) =>
    acts.logged(who, { ...params, act: 'lessons.returned', reason }, answer),
});
