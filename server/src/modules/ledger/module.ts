import { balanceCalls } from '@school/contract/ledger/balance-calls';

import { defineModule } from '#platform/module';

import { balanceHttp } from './ledger.http.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { eraseReasons } from './stores/erase-kid.store.ts';
import { exportUnits } from './stores/export-family.store.ts';

export type { Ledger as Door } from './ledger.ts';

declare module '#platform/module' {
  interface Ports {
    /** Takes the lock that every act on a family's money begins with. */
    lockFamily: Ledger['lockFamily'];
  }
}

export const ledgerModule = defineModule({
  name: 'ledger',
  needs: ['catalogue', 'school'],
  create(given) {
    const ledger = createLedger(given);
    given.userParts.add(async (familyId) => ({ balance: await ledger.balanceOf(familyId) }));
    return ledger;
  },
  fills: { lockFamily: (ledger) => ledger.lockFamily },
  calls: balanceCalls,
  handlers: balanceHttp,
  jobs: (ledger) => ({ 'ledger.expire-lots': ['5 0 * * *', async () => void (await ledger.expireLots())] }),
  erase: eraseReasons,
  export: exportUnits,
  retention: 'Units and the money behind them as the law on bookkeeping asks; without a person after an erasure.',
});
