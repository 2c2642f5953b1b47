import type { KnownCall } from '@school/contract/calls';

/**
 * Calls whose answers may be some seconds old, so that a read replica may give them (decision 0324): what managers look through, count and
 * search. Never what is looked at right after it was changed (balance, lessons, chats, wages), and nothing of a family's own.
 */
const aside: ReadonlySet<KnownCall> = new Set<KnownCall>([
  'GET /manager/report',
  'GET /manager/funnel',
  'GET /manager/pages',
  'GET /manager/speed',
  'GET /manager/audit',
  'GET /manager/found',
  'GET /manager/help-figures',
  'GET /manager/finance',
  'GET /manager/finance-cohorts',
  'GET /manager/finance-funnel',
  'GET /manager/finance-lines',
  'GET /manager/finance-lines-sheet',
  'GET /manager/finance-load',
  'GET /manager/finance-margin',
  'GET /manager/finance-sheet',
]);

export const isAside = (call: KnownCall): boolean => aside.has(call);
