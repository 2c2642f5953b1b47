import type { Tools } from '../dependencies/dependencies.ts';
import type { Opening } from '../stores/openings.store.ts';

/** A manager opens the payment for a family before its trial, or takes that back (docs/rules/payments.md#who-may-pay). Said again, it is the same. */
export const openPaying =
  ({ db, clock, ledger, openings, realtime }: Pick<Tools, 'db' | 'clock' | 'ledger' | 'openings' | 'realtime'>) =>
  (familyId: string, { open, reason, accountId }: Omit<Opening, 'at'>): Promise<void> =>
    db.inTransaction(async () => {
      await ledger.lockFamily(familyId);
      if (((await openings.newestOf(familyId))?.open ?? false) === open) return;
      await openings.add(familyId, { open, reason, accountId, at: clock.now() });
      await realtime.changed(`users/${familyId}`);
    });
