import { notificationsCalls } from '@school/contract/notifications/calls';
import { announcementCalls } from '@school/contract/notifications/announcement-calls';
import { notificationLimits } from '@school/contract/notifications/limits';
import { managerMessagesCalls } from '@school/contract/notifications/manager-calls';

import { defineModule } from '#platform/module';
import { ownIdOf } from '#platform/principal';

import { announcementsHttp } from './announcements/announcements.http.ts';
import { serveUnsubscribing } from './announcements/unsubscribe.http.ts';
import { eraseNotices } from './erase-kid.store.ts';
import { exportNotices } from './export-family.store.ts';
import { managerMessagesHttp, notificationsHttp } from './notifications.http.ts';
import { createNotifications } from './notifications.ts';

export type { Notifications as Door } from './notifications.ts';

export const notificationsModule = defineModule({
  name: 'notifications',
  needs: [
    'audit',
    'identity',
    'school',
    'catalogue',
    'families',
    'adults',
    'ledger',
    'pages',
    'calendar',
    'scheduling',
    'staffing',
    'groups',
    'promotions',
    'learning',
    'chat',
    'lessonRoom',
  ],
  asks: ['familiesTagged'],
  create: (given) =>
    createNotifications({
      ...given,
      address: given.settings.publicUrl,
      mailFrom: given.settings.mailFrom,
      dutyPhone: given.settings.dutyPhone,
    }),
  calls: { ...notificationsCalls, ...managerMessagesCalls, ...announcementCalls },
  handlers: (notifications) => ({
    ...notificationsHttp(notifications),
    ...managerMessagesHttp(notifications),
    ...announcementsHttp(notifications.announcements),
  }),
  routes: (notifications, { http, school }) => serveUnsubscribing(http, notifications.announcements, school.languages),
  topics: (notifications) => ({
    // What a family was told: the bell of its parent, and support that looks.
    'notifications/:customerId': {
      may: (who, { customerId }) => customerId === ownIdOf(who),
      snapshot: ({ customerId }) => notifications.list(customerId),
    },
  }),
  jobs: (notifications) => ({
    'notifications.forget-old': ['45 3 * * *', notifications.forgetOld],
    'notifications.tell-expiring': ['0 10 * * *', notifications.tellExpiring],
    'notifications.tell-week': ['10 * * * *', notifications.tellWeek],
    'notifications.remind': ['* * * * *', notifications.remind],
    'notifications.keep-telegram': ['23 * * * *', notifications.telegram.keep],
    'notifications.announce': ['* * * * *', () => notifications.announcements.sendDue()],
  }),
  listens: (notifications) => notifications.listens,
  erase: eraseNotices,
  export: exportNotices,
  retention: `Notices for ${notificationLimits.keptDays} days, or less where the school says so; choices, devices, the chat of Telegram and which announcements it was told until the family is erased.`,
});
