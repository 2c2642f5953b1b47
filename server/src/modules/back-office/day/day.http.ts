import type { queueCalls } from '@school/contract/back-office/queue-calls';

import type { Handlers } from '#platform/http';

import { listWork } from './list-work.ts';
import { lessonContacts } from './lesson-contacts.ts';
import { report } from './report.ts';
import type { DayTools } from './tools.ts';

export function dayHttp(tools: DayTools): Handlers<typeof queueCalls> {
  const [work, figures, contacts] = [listWork(tools), report(tools), lessonContacts(tools)];
  return {
    'GET /manager/work': ({ who, query }) => work(who, query),
    'GET /manager/lessons/:eventId/contacts': ({ params }) => contacts(params.eventId),
    'GET /manager/report': ({ query }) => figures(query),
  };
}
