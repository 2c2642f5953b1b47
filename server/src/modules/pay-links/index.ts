/** The door of pay links: somebody else pays what a family has ordered. */
export type { PayLinks } from './pay-links.ts';
export { payLinksModule } from './module.ts';
