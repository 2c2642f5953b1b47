import { pagesCalls } from '@school/contract/pages/calls';

import { defineModule } from '#platform/module';

import { pagesHttp } from './pages.http.ts';
import { createPages, type Pages } from './pages.ts';

export type { Pages as Door } from './pages.ts';

declare module '#platform/module' {
  interface Ports {
    /** Which words of each consent hold. */
    consentWords: Pages['consents']['inForce'];
    /** Those that the school has written itself. */
    ownConsentWords: Pages['consents']['own'];
  }
}

export const pagesModule = defineModule({
  name: 'pages',
  needs: ['identity', 'catalogue', 'library', 'school'],
  create: createPages,
  fills: { consentWords: (pages) => pages.consents.inForce, ownConsentWords: (pages) => pages.consents.own },
  calls: pagesCalls,
  handlers: (pages, { identity }) => pagesHttp(pages, identity.nameOf),
  erase: { nothing: 'What the school writes is of no family.' },
  export: { nothing: 'What the school writes is of no family.' },
  retention: 'Published texts for good, as families agreed to them; a draft until it is published or thrown away.',
});
