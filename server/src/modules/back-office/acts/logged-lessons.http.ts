import type { lessonChangeCalls } from '@school/contract/scheduling/change-calls';
import type { staffCalls } from '@school/contract/staffing/calls';

import type { Handlers } from '#platform/http';

import type { LessonActs } from './lesson-acts.ts';

type Changes = Handlers<typeof lessonChangeCalls>;
type Staff = Handlers<typeof staffCalls>;

/** Calls about lessons that families and managers share: what a manager does by them stands in the log, too. */
export const loggedChangesHttp = (acts: LessonActs, changes: Changes): Changes => ({
  ...changes,
  'POST /events/:eventId/transfer': (call) => {
    const { who, params, body } = call;
    const work = () => changes['POST /events/:eventId/transfer'](call);
    if (who.role !== 'manager') return work();
    const { reason, scope } = body;
    return acts.logged(who, { ...params, act: 'lessons.transferred', reason, scope }, work);
  },
  'POST /events/:eventId/cancel': (call) => {
    const { who, params, body } = call;
    const work = () => changes['POST /events/:eventId/cancel'](call);
    if (who.role !== 'manager') return work();
    const { reason, scope } = body;
    return acts.logged(who, { ...params, act: 'lessons.cancelled', reason, scope }, work);
  },
});

/** The same of lessons to which the teacher has not come. */
export const loggedStaffHttp = (acts: LessonActs, staff: Staff): Staff => ({
  ...staff,
  'POST /manager/lessons/:eventId/replace': (call) => {
    const { who, params, body } = call;
    const work = () => staff['POST /manager/lessons/:eventId/replace'](call);
    return acts.logged(who, { ...params, act: 'lessons.teacher_replaced', reason: body.reason }, work);
  },
  'POST /manager/lessons/:eventId/return': (call) => {
    const { who, params, body } = call;
    const work = () => staff['POST /manager/lessons/:eventId/return'](call);
    return acts.logged(who, { ...params, act: 'lessons.returned', reason: body.reason }, work);
  },
});
