/** The door of analytics. */
export { createAnalytics, type Analytics } from './analytics.ts';
export { analyticsHttp } from './analytics.http.ts';
