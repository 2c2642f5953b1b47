import type { importCalls } from '@school/contract/back-office/import-calls';

import type { Handlers } from '#platform/http';

import type { TableImport } from './import.ts';

export const importHttp = (it: TableImport): Handlers<typeof importCalls> => ({
  'GET /manager/imports': ({ who }) => it.list(who),
  'POST /manager/imports': ({ who, body }) => it.announce(who, body),
  'POST /manager/imports/:importId/rows': ({ who, params, body }) => it.takeLines(who, params.importId, body),
  'GET /manager/imports/:importId': ({ who, params }) => it.show(who, params.importId),
  'GET /manager/imports/:importId/rows': ({ who, params, query }) => it.lines(who, params.importId, query),
  'POST /manager/imports/:importId/trial': ({ who, params, body }) => it.tryIt(who, params.importId, body),
  'POST /manager/imports/:importId/invitations': ({ who, params }) => it.invite(who, params.importId),
  'POST /manager/imports/:importId/run': ({ who, params }) => it.run(who, params.importId),
});
