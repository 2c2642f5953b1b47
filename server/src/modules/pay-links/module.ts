import { payLinksCalls } from '@school/contract/pay-links/calls';

import { defineModule } from '#platform/module';

import { eraseLinks } from './erase-family.store.ts';
import { exportLinks } from './export-family.store.ts';
import { createPayLinks } from './pay-links.ts';
import { payLinksHttp } from './pay-links.http.ts';

export type { PayLinks as Door } from './pay-links.ts';

export const payLinksModule = defineModule({
  name: 'pay-links',
  needs: ['families', 'payments'],
  create: (given) => createPayLinks({ ...given, address: given.settings.publicUrl }),
  calls: payLinksCalls,
  handlers: (payLinks) => payLinksHttp(payLinks),
  jobs: (payLinks) => ({ 'pay-links.forget-over': ['40 3 * * *', payLinks.forgetOver] }),
  erase: eraseLinks,
  export: exportLinks,
  retention: 'Links for 30 days after they are over, or until the family is erased.',
});
