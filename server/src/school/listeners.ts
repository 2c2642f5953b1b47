import { notificationsCalls } from '@school/contract/notifications/calls';
import { managerMessagesCalls } from '@school/contract/notifications/manager-calls';

import { analyticsModule } from '#modules/analytics';
import { faultsModule } from '#modules/faults';
import { createNotifications, managerMessagesHttp, notificationsHttp, notificationsTopic } from '#modules/notifications';
import { serve } from '#platform/http';
import { buildModule, serveModule } from '#platform/module';

import type { Company } from './company.ts';
import type { SchoolDoors } from '../modules.ts';
import type { Door } from './door.ts';
import type { Ground } from './ground.ts';

/** Floor 6: who hears what happens below, and tells it, counts it or keeps it. */
export async function buildListeners(
  ground: Ground,
  { audit, identity, families, ledger, calendar, scheduling, learning, promotions }: SchoolDoors,
  { groups, chat }: Company,
) {
  const { db, clock, settings, outbox, realtime, messages, jobs, push } = ground;
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
  const analytics = await buildModule(analyticsModule, ground);
  const faults = await buildModule(faultsModule, ground);
  return { notifications, analytics, faults };
}

export type Listeners = Awaited<ReturnType<typeof buildListeners>>;

/** Opens their calls, and where the pages report their faults. */
export async function serveListeners(
  { http, options }: Door,
  ground: Ground,
  { notifications, analytics, faults }: Listeners,
): Promise<void> {
  serve(http, notificationsCalls, notificationsHttp(notifications), options);
  serve(http, managerMessagesCalls, managerMessagesHttp(notifications), options);
  await serveModule(analyticsModule, analytics, ground, options);
  await serveModule(faultsModule, faults, ground, options);
}
