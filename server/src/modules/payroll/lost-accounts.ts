import type { Db } from '#platform/db';
import type { Sealer } from '#platform/sealing';

import { createPayrollStore } from './stores/payroll.store.ts';

/** Bank accounts of the school and of teachers that were sealed with a key which is gone. */
export async function lostAccounts(db: Db, sealer: Sealer) {
  const store = createPayrollStore(db, sealer);
  const owners = await store.lostAccounts();
  return {
    isOfSchool: owners.includes('school'),
    ofTeachers: owners.filter((owner) => owner !== 'school').length,
    forget: (): Promise<unknown> => store.forgetAccounts(owners),
  };
}
