import { analyticsCalls } from '@school/contract/analytics/calls';
import { analyticsReportCalls } from '@school/contract/analytics/report-calls';

import { defineModule } from '#platform/module';

import { createAnalytics } from './analytics.ts';
import { analyticsHttp, analyticsReportHttp } from './analytics.http.ts';
import { eraseViews } from './erase-kid.store.ts';

export const analyticsModule = defineModule({
  name: 'analytics',
  needs: [],
  create: createAnalytics,
  calls: { ...analyticsCalls, ...analyticsReportCalls },
  handlers: (analytics) => ({ ...analyticsHttp(analytics), ...analyticsReportHttp(analytics) }),
  jobs: (analytics) => ({
    'analytics.count-days': ['20 * * * *', analytics.countDays],
    'analytics.forget-old': ['25 3 * * *', analytics.forgetOld],
  }),
  listens: (analytics) => analytics.listens,
  erase: eraseViews,
  export: { nothing: 'Page views are read as counts alone, never as what one family looked at.' },
  retention: 'Events for 400 days, counted days for three years; nobody’s once the family is erased.',
});
