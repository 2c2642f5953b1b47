import type { teacherDeskCalls } from '@school/contract/staff/teacher-calls';

import type { Handlers } from '#platform/http';

import type { TeacherDesk } from './teacher-desk.ts';

export const teacherDeskHttp = (desk: TeacherDesk): Handlers<typeof teacherDeskCalls> => ({
  'GET /manager/teachers': () => desk.list(),
  'POST /manager/teachers': ({ who, body }) => desk.hire(who, body),
  'POST /manager/teachers/:teacherId': ({ who, params, body }) => desk.change(who, params.teacherId, body),
  'POST /manager/teachers/:teacherId/invitation': ({ who, params }) => desk.inviteAgain(who, params.teacherId),
  'POST /manager/teachers/:teacherId/leave': ({ who, params, body }) => desk.leave(who, params.teacherId, body.reason),
  'POST /manager/teachers/:teacherId/return': ({ who, params, body }) => desk.return(who, params.teacherId, body.reason),
  'GET /manager/teachers/:teacherId/lessons': ({ params }) => desk.standIns(params.teacherId),
});
