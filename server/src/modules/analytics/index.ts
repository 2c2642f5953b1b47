/** The door of analytics. */
export { createAnalytics, type Analytics } from './analytics.ts';
export { analyticsHttp, analyticsReportHttp } from './analytics.http.ts';
export { eraseViews } from './erase-kid.store.ts';
