import { notificationsCalls } from '@school/contract/notifications/calls';
import { notificationLimits } from '@school/contract/notifications/limits';
import { managerMessagesCalls } from '@school/contract/notifications/manager-calls';

import { defineModule } from '#platform/module';

import { eraseNotices } from './erase-kid.store.ts';
import { exportNotices } from './export-family.store.ts';
import { managerMessagesHttp, notificationsHttp } from './notifications.http.ts';
import { createNotifications, type Notifications } from './notifications.ts';

declare module '#platform/module' {
  interface Doors {
    notifications: Notifications;
  }
}

export const notificationsModule = defineModule({
  name: 'notifications',
  needs: [
    'audit',
    'identity',
    'school',
    'catalogue',
    'families',
    'ledger',
    'calendar',
    'scheduling',
    'groups',
    'promotions',
    'learning',
    'chat',
    'lessonRoom',
  ],
  create: (given) =>
    createNotifications({
      ...given,
      address: given.settings.publicUrl,
      mailFrom: given.settings.mailFrom,
      dutyPhone: given.settings.dutyPhone,
    }),
  calls: { ...notificationsCalls, ...managerMessagesCalls },
  handlers: (notifications) => ({ ...notificationsHttp(notifications), ...managerMessagesHttp(notifications) }),
  topics: (notifications) => ({
    // What a family was told: the bell of its parent, and support that looks.
    'notifications/:customerId': {
      may: ({ customerId: own }, { customerId }) => customerId === own,
      snapshot: ({ customerId }) => notifications.list(customerId),
    },
  }),
  jobs: (notifications) => ({
    'notifications.forget-old': ['45 3 * * *', notifications.forgetOld],
    'notifications.tell-expiring': ['0 10 * * *', notifications.tellExpiring],
    'notifications.remind': ['* * * * *', notifications.remind],
  }),
  listens: (notifications) => notifications.listens,
  erase: eraseNotices,
  export: exportNotices,
  retention: `Notices for ${notificationLimits.keptDays} days; choices and devices until the family is erased.`,
});
