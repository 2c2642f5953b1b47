import { defineModule } from '#platform/module';

import { createClubs } from './clubs.ts';

export type { Clubs as Door } from './clubs.ts';

export const clubsModule = defineModule({
  name: 'clubs',
  needs: ['catalogue', 'calendar'],
  create: createClubs,
  // Who is in a group and may come, groups answers.
  calls: {},
  handlers: () => ({}),
  erase: { nothing: "It keeps nothing of its own: lessons are the calendar's." },
  export: { nothing: "It keeps nothing of its own: lessons are the calendar's." },
  retention: 'Nothing of its own.',
});
