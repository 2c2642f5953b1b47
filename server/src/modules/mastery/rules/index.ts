/** The rules of mastery for those above: when a skill is mastered, and how days are counted. */
export { dayOf, instantOf } from './days.ts';
export { standingOf, wantsRefresh } from './standing.ts';
