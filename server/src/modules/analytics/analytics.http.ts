import type { analyticsCalls } from '@school/contract/analytics/calls';

import type { Handlers, RequestFacts } from '#platform/http';

import type { Analytics } from './analytics.ts';

const header = ({ headers }: RequestFacts, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

export const analyticsHttp = (analytics: Analytics): Handlers<typeof analyticsCalls> => ({
  'POST /analytics': async ({ caller, body, request }) => {
    await analytics.keep({
      caller,
      event: body,
      referrer: header(request, 'x-referrer') || header(request, 'referer'),
      screenSize: header(request, 'x-screen-size'),
      timezone: header(request, 'x-timezone'),
    });
    return { done: true };
  },
});
