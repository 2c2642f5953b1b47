import type { analyticsCalls } from '@school/contract/analytics/calls';
import type { analyticsReportCalls } from '@school/contract/analytics/report-calls';

import { countedAddress } from '#platform/counted-address';
import type { Handlers, RequestFacts } from '#platform/http';
import type { Caller } from '#platform/principal';

import type { Analytics } from './analytics.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const header = ({ headers }: RequestFacts, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** What the headers say about all events of a call. */
function factsOf(caller: Caller, request: RequestFacts) {
  const visitId = header(request, 'x-visit');
  return {
    caller,
    counted: caller.role === 'guest' ? `from ${countedAddress(request.ip)}` : `of ${caller.sessionId}`,
    referrer: header(request, 'x-referrer') || header(request, 'referer'),
    screenSize: header(request, 'x-screen-size'),
    timezone: header(request, 'x-timezone'),
    visitId: uuid.test(visitId) ? visitId : undefined,
    isPrivate: header(request, 'sec-gpc') === '1' || header(request, 'dnt') === '1',
  };
}

export const analyticsHttp = (analytics: Analytics): Handlers<typeof analyticsCalls> => ({
  'POST /analytics': async ({ caller, body, request }) => {
    await analytics.keep({ ...factsOf(caller, request), events: [body] });
    return { done: true };
  },
  'POST /analytics/batch': async ({ caller, body: { events }, request }) => {
    await analytics.keep({ ...factsOf(caller, request), events });
    return { done: true };
  },
});

export const analyticsReportHttp = (analytics: Analytics): Handlers<typeof analyticsReportCalls> => ({
  'GET /manager/funnel': ({ query }) => analytics.funnel(query),
  'GET /manager/pages': ({ query }) => analytics.pages(query),
});
