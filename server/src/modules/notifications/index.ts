/** The door of notifications. */
export { managerMessagesHttp, notificationsHttp, notificationsTopic } from './notifications.http.ts';
export { createNotifications, type Notifications } from './notifications.ts';
export { eraseNotices } from './erase-kid.store.ts';
export { exportNotices } from './export-family.store.ts';
