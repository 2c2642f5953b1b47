/** The door of notifications. */
export { createNotifications, type Notifications } from './notifications.ts';
