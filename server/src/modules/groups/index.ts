/** The door of groups: clubs with a weekly time, their places and their waiting lists. */
export { createGroups, type Groups } from './groups.ts';
export type { NewGroup } from './create-group.ts';
export { groupsHttp } from './groups.http.ts';
export { ledGroupsHttp } from './led-groups.http.ts';
export { groupsTopics } from './groups.topics.ts';
export type { GroupsEvent } from './tools.ts';
export { eraseRequests } from './erase-kid.store.ts';
export { exportGroups } from './export-family.store.ts';
