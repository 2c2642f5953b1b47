import { type Audit, logCalls } from '#modules/audit';
import { aroundLessons, aroundTeachers, countFamilyReads, type LessonActs } from '#modules/back-office';
import type { Calendar } from '#modules/calendar';
import type { Identity } from '#modules/identity';
import type { Notifications } from '#modules/notifications';
import type { Support } from '#modules/support';
import { goAround } from '#platform/around';
import { createBudgets } from '#platform/budgets';
import { cookieNaming } from '#platform/cookies';
import type { ServeOptions } from '#platform/http';
import type { Watch } from '#platform/module';

import type { Ground, SchoolGiven } from './ground.ts';

interface Watching {
  audit: Audit;
  calendar: Calendar;
  lessonActs: LessonActs;
  identity: Identity;
  notifications: Notifications;
  support: Support;
}

/** How the calls of every module come in: who calls, what is written down of it, and the server they come to. */
export function openDoor(
  { db, clock, settings, http, https, jobs, refusals, onFault }: Ground,
  { audit, calendar, identity, lessonActs, notifications, support }: Watching,
  identify: SchoolGiven['identify'],
) {
  const { counted, note, forgetOld } = countFamilyReads({ db, clock, audit, identity, notifications });
  jobs.every('back-office.forget-family-reads', '35 3 * * *', forgetOld);
  const around = { ...aroundLessons(lessonActs), ...aroundTeachers({ db, audit, calendar }) };
  const written = logCalls({ db, audit });
  const logged: Watch['logged'] = (calls, handlers) => written(calls, goAround(handlers, around));
  const options: ServeOptions & Watch = {
    db,
    whenSupportChanges: support.whenSupportChanges,
    whoCalls: async (request) => identify?.(request.headers) ?? identity.whoCalls(request.headers),
    budgets: createBudgets({ perMinute: settings.callsPerMinute }),
    secureCookies: https,
    cookieName: cookieNaming(settings),
    publicOrigin: new URL(settings.publicUrl).origin,
    strict: !settings.production,
    onFault,
    onRefused: refusals.keep,
    counted,
    logged,
  };
  return {
    http,
    options,
    counted,
    /** Counts the families that somebody of the staff sees by a live topic. */
    noteReads: note,
    logged,
  };
}

export type Door = ReturnType<typeof openDoor>;
