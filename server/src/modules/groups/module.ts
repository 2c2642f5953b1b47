import { groupsCalls } from '@school/contract/groups/calls';
import { managedGroupCalls } from '@school/contract/groups/manager-calls';
import { ledGroupCalls } from '@school/contract/groups/teacher-calls';

import { defineModule } from '#platform/module';

import { eraseRequests } from './erase-kid.store.ts';
import { exportGroups } from './export-family.store.ts';
import { createGroups, type Groups } from './groups.ts';
import { groupsHttp } from './groups.http.ts';
import { managedGroupsHttp } from './managed-groups.http.ts';
import { groupsTopics } from './groups.topics.ts';
import { ledGroupsHttp } from './led-groups.http.ts';

export type { Groups as Door } from './groups.ts';

declare module '#platform/module' {
  interface Ports {
    /** Places that are kept for the waiting list: they stay as they were offered when the setting changes. */
    promisedPlaces: Groups['promisedPlaces'];
  }
}

export const groupsModule = defineModule({
  name: 'groups',
  needs: ['school', 'catalogue', 'families', 'ledger', 'calendar', 'clubs'],
  create: createGroups,
  fills: { promisedPlaces: (groups) => groups.promisedPlaces },
  calls: { ...groupsCalls, ...ledGroupCalls, ...managedGroupCalls },
  handlers: (groups) => ({ ...groupsHttp(groups), ...ledGroupsHttp(groups), ...managedGroupsHttp(groups) }),
  topics: groupsTopics,
  jobs: (groups) => ({
    'groups.tell-next-lessons': ['0,30 * * * *', groups.tellNextLessons],
    'groups.open-scheduled': ['*/5 * * * *', groups.followCalendar],
    'groups.offer-places': ['*/5 * * * *', groups.offerPlaces],
  }),
  listens: (groups) => groups.listens,
  erase: eraseRequests,
  export: exportGroups,
  retention:
    'Seats and waiting lists for good, as the history of the group; wishes lose their words when the family or the child is erased.',
});
