/** The door of groups: clubs with a weekly time and their places. */
export { createGroups, type Groups } from './groups.ts';
export type { NewGroup } from './create-group.ts';
export { groupsHttp } from './groups.http.ts';
export { groupsTopics } from './groups.topics.ts';
