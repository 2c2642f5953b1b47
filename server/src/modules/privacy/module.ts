import { privacyCalls } from '@school/contract/privacy/calls';

import { eraseInAudit } from '#modules/audit';
import { familiesBeside, teachersWhoTaught } from '#modules/calendar';
import { createErasedList } from '#platform/erased-list';
import { defineModule } from '#platform/module';

import { createPrivacy } from './privacy.ts';
import { privacyHttp } from './privacy.http.ts';

export const privacyModule = defineModule({
  name: 'privacy',
  needs: [
    'identity',
    'audit',
    'families',
    'adults',
    'ledger',
    'scheduling',
    'groups',
    'payments',
    'support',
    'refunds',
    'subscriptions',
    'savedCards',
    'backOffice',
  ],
  create: (given) =>
    createPrivacy({
      ...given,
      readersOf: given.backOffice.readersOf,
      teachersWhoTaught: teachersWhoTaught(given.db),
      familiesBeside: familiesBeside(given.db),
      eraseInAudit: eraseInAudit(given),
      erasedList: createErasedList(given.settings.dataDir),
      address: given.settings.publicUrl,
    }),
  calls: privacyCalls,
  handlers: (privacy, { identity }) => privacyHttp(privacy, identity),
  jobs: (privacy) => ({
    'privacy.erase-due': ['*/10 * * * *', privacy.eraseDue],
    'privacy.make-exports': ['* * * * *', privacy.makeExports],
  }),
  erase: { nothing: 'That somebody was erased is kept without names; what was exported of them goes as the erasure is carried out.' },
  export: { nothing: 'An export does not hold the exports before it.' },
  retention: 'Files of exports for days, their rows for a month; erasures for good, without names.',
});
