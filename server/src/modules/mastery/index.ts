/** The door of mastery: what is known of a child and a skill. */
export type { Choice as WhyAsked } from './rules/choose.ts';
export type { Evidence } from './record-evidence.ts';
export { createMastery, type Mastery } from './mastery.ts';
