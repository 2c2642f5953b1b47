import type { teacherManagementCalls } from '@school/contract/staff/teacher-calls';

import type { Handlers } from '#platform/http';

import type { TeacherManagement } from './manage-teachers.ts';

export const teacherManagementHttp = (teachers: TeacherManagement): Handlers<typeof teacherManagementCalls> => ({
  'GET /manager/teachers': () => teachers.list(),
  'POST /manager/teachers': ({ who, body }) => teachers.hire(who, body),
  'POST /manager/teachers/:teacherId': ({ who, params, body }) => teachers.change(who, params.teacherId, body),
  'POST /manager/teachers/:teacherId/invitation': ({ who, params }) => teachers.inviteAgain(who, params.teacherId),
  'POST /manager/teachers/:teacherId/leave/preview': ({ params }) => teachers.previewLeaving(params.teacherId),
  'POST /manager/teachers/:teacherId/leave': ({ who, params, body }) => teachers.leave(who, params.teacherId, body),
  'POST /manager/teachers/:teacherId/return': ({ who, params, body }) => teachers.return(who, params.teacherId, body.reason),
  'GET /manager/teachers/:teacherId/lessons': ({ params }) => teachers.standIns(params.teacherId),
});
