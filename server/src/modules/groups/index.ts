/** The door of groups: clubs with a weekly time, their places and their waiting lists. */
export { groupsModule } from './module.ts';
export type { Groups } from './groups.ts';
export type { Team } from './teams-of.ts';
export type { NewGroup } from './create-group.ts';
export type { GroupsEvent } from './tools.ts';
