import { pagesCalls } from '@school/contract/pages/calls';

import { defineModule } from '#platform/module';

import { pagesHttp } from './pages.http.ts';
import { createPages } from './pages.ts';

export type { Pages as Door } from './pages.ts';

export const pagesModule = defineModule({
  name: 'pages',
  needs: ['identity', 'catalogue', 'library', 'school'],
  create: createPages,
  calls: pagesCalls,
  handlers: (pages, { identity }) => pagesHttp(pages, identity.nameOf),
  erase: { nothing: 'What the school writes is of no family.' },
  export: { nothing: 'What the school writes is of no family.' },
  retention: 'Published texts for good, as families agreed to them; a draft until it is published or thrown away.',
});
