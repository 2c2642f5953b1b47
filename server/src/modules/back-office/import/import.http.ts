import type { importCalls } from '@school/contract/back-office/import-calls';

import type { Handlers } from '#platform/http';

import type { FamilyImport } from './import.ts';

export const importHttp = (it: FamilyImport): Handlers<typeof importCalls> => ({
  'GET /manager/imports': () => it.list(),
  'POST /manager/imports': ({ who, body }) => it.announce(who, body),
  'POST /manager/imports/:importId/rows': ({ params, body }) => it.takeLines(params.importId, body),
  'GET /manager/imports/:importId': ({ params }) => it.show(params.importId),
  'GET /manager/imports/:importId/rows': ({ params, query }) => it.lines(params.importId, query),
  'POST /manager/imports/:importId/trial': ({ params, body }) => it.tryIt(params.importId, body),
  'POST /manager/imports/:importId/invitations': ({ who, params }) => it.invite(who, params.importId),
  'POST /manager/imports/:importId/run': ({ params }) => it.run(params.importId),
});
