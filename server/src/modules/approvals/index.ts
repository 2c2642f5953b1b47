/** The door of the approvals: acts of managers that one or two people answer for. */
export type { Approvals } from './approvals.ts';
