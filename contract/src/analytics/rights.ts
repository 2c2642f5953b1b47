import { everybody, managerReads, type Row } from '../role-rows.ts';
import type { analyticsCalls } from './calls.ts';
import type { analyticsReportCalls } from './report-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const analyticsRights = {
  'POST /analytics': everybody,
  'POST /analytics/batch': everybody,

  'GET /manager/funnel': managerReads,
  'GET /manager/pages': managerReads,
} as const satisfies Record<keyof typeof analyticsCalls | keyof typeof analyticsReportCalls, Row>;
