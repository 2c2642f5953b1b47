/** The door of notifications. */
export { notificationsModule } from './module.ts';
export type { Notifications } from './notifications.ts';
