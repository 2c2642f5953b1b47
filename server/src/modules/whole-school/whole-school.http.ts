import type { wholeSchoolCalls } from '@school/contract/whole-school/calls';

import type { Handlers } from '#platform/http';

import type { WholeSchool } from './whole-school.ts';

export const wholeSchoolHttp = (school: WholeSchool): Handlers<typeof wholeSchoolCalls> => ({
  'GET /manager/school/exports': () => school.list(),
  'POST /manager/school/exports': ({ who, body }) => school.ask(who, body.code),
  'POST /manager/school/exports/:exportId/link': ({ who, params, body }) => school.link(who, params.exportId, body.code),
  'GET /manager/school/exports/:exportId/file': ({ who, params, query }) => school.open(who, params.exportId, query.key),
});
