import { analyticsCalls } from '@school/contract/analytics/calls';
import { analyticsReportCalls } from '@school/contract/analytics/report-calls';
import { faultsCalls } from '@school/contract/faults/calls';
import { notificationsCalls } from '@school/contract/notifications/calls';
import { managerMessagesCalls } from '@school/contract/notifications/manager-calls';

import { analyticsHttp, analyticsReportHttp, createAnalytics } from '#modules/analytics';
import { createFaults, faultsHttp, serveEnvelopes } from '#modules/faults';
import { createNotifications, managerMessagesHttp, notificationsHttp, notificationsTopic } from '#modules/notifications';
import { serve } from '#platform/http';

import type { Company } from './company.ts';
import type { Door } from './door.ts';
import type { Foundations } from './foundations.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Teaching } from './teaching.ts';

/** Floor 6: who hears what happens below, and tells it, counts it or keeps it. */
export async function buildListeners(
  { db, clock, settings, log, outbox, rateLimit, realtime, messages, jobs, push, storage }: Ground,
  { audit, identity, families, ledger }: Foundations,
  { calendar, scheduling, learning }: Teaching,
  { promotions }: Money,
  { groups, chat }: Company,
) {
  const notifications = await createNotifications({
    db,
    clock,
    messages,
    outbox,
    realtime,
    audit,
    identity,
    families,
    ledger,
    calendar,
    scheduling,
    groups,
    promotions,
    learning,
    chat,
    address: settings.publicUrl,
    push,
    mailFrom: settings.mailFrom,
  });
  notificationsTopic(realtime, notifications);
  jobs.every('notifications.forget-old', '45 3 * * *', async () => void (await notifications.forgetOld()));
  jobs.every('notifications.tell-expiring', '0 10 * * *', notifications.tellExpiring);
  jobs.every('notifications.remind', '* * * * *', notifications.remind);
  const analytics = createAnalytics({ db, clock, outbox, rateLimit });
  jobs.every('analytics.count-days', '20 * * * *', analytics.countDays);
  jobs.every('analytics.forget-old', '25 3 * * *', analytics.forgetOld);
  const faults = createFaults({
    db,
    clock,
    rateLimit,
    storage,
    telemetry: settings.telemetry,
    region: settings.region,
    onTrouble: (fault) => log.warn({ err: fault }, 'a fault could not be kept'),
  });
  jobs.every('faults.forget-old', '28 3 * * *', faults.forgetOld);
  return { notifications, analytics, faults };
}

export type Listeners = Awaited<ReturnType<typeof buildListeners>>;

/** Opens their calls, and where the pages report their faults. */
export function serveListeners({ http, options }: Door, { notifications, analytics, faults }: Listeners): void {
  serve(http, notificationsCalls, notificationsHttp(notifications), options);
  serve(http, managerMessagesCalls, managerMessagesHttp(notifications), options);
  serve(http, analyticsCalls, analyticsHttp(analytics), options);
  serve(http, analyticsReportCalls, analyticsReportHttp(analytics), options);
  serve(http, faultsCalls, faultsHttp(faults), options);
  serveEnvelopes(http, faults, options);
}
