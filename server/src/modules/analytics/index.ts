/** The door of analytics. */
export { analyticsModule } from './module.ts';
