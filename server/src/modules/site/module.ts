import { defineModule } from '#platform/module';

import { createSite } from './site.ts';
import { serveSite } from './site.http.ts';

/** Pages that strangers read, and what they see at addresses of the app. */
export type Door = { strangers: ReturnType<typeof serveSite> };

export const siteModule = defineModule({
  name: 'site',
  needs: ['school', 'catalogue', 'library', 'pages', 'teacherCards', 'playbooks', 'scheduling', 'ratings'],
  create: (given): Door => ({ strangers: serveSite(given.http, createSite(given)) }),
  calls: {},
  handlers: () => ({}),
  erase: { nothing: 'Pages that strangers read hold nothing of a family.' },
  export: { nothing: 'Pages that strangers read hold nothing of a family.' },
  retention: 'Nothing: what a stranger types stays on the device.',
});
