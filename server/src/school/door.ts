import { createBudgets } from '#platform/budgets';
import { cookieNaming } from '#platform/cookies';
import type { ServeOptions } from '#platform/http';
import type { Watch } from '#platform/module';

import type { SchoolDoors } from '../modules.ts';
import { isAside } from './aside-calls.ts';
import type { Infrastructure, SchoolGiven } from './infrastructure.ts';

/** How the calls of every module come in: who calls, how often one may, and what is written down of it. */
export const openDoor = (
  { db, settings, https, refusals, onFault }: Infrastructure,
  { identity, adults, support, backOffice }: Pick<SchoolDoors, 'identity' | 'adults' | 'support' | 'backOffice'>,
  identify: SchoolGiven['identify'],
): ServeOptions & Watch => ({
  db,
  whenSupportChanges: support.whenSupportChanges,
  whenAdultActs: adults.keepAct,
  whoCalls: (request) => identify?.(request.headers) ?? identity.whoCalls(request.headers),
  budgets: createBudgets({ perMinute: settings.callsPerMinute }),
  isAside,
  secureCookies: https,
  cookieName: cookieNaming(settings),
  publicOrigin: new URL(settings.publicUrl).origin,
  strict: !settings.production,
  onFault,
  onRefused: refusals.keep,
  ...backOffice.watch,
});
