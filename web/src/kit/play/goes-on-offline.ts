import { storeOf } from './store.ts';

/** Is something on the page that goes on without a connection, and tells of it itself? Homework that was opened, a lesson. */
export const goesOnOffline = storeOf(false);
