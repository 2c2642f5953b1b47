import type { Ledger } from '../../src/modules/ledger/index.ts';
import { aCredit } from '../../src/modules/ledger/testing.ts';

type Place = { familyId: string; lessonId: string; kidUid: string };

/** A change of a balance as it travels to a school of another process. What it names is its key: asked again, it is the same. */
export type LedgerAct =
  | { act: 'credit'; familyId: string; key: string; units: number; value: number }
  | { act: 'grant'; familyId: string; key: string }
  | ({ act: 'reserve' } & Place)
  | ({ act: 'post' } & Place)
  | ({ act: 'giveBack' } & Place)
  | { act: 'exchange'; familyId: string; key: string; units: number };

/** Does it; answers with one word. */
export async function perform(ledger: Ledger, asked: LedgerAct): Promise<string> {
  switch (asked.act) {
    case 'credit': {
      const { familyId, key, units, value } = asked;
      return (await ledger.credit(aCredit({ familyId, key, units, value }))).lotId;
    }
    case 'grant':
      return (await ledger.credit({ ...aCredit(asked), kind: 'silver', source: 'added', units: 1, value: 0, currency: null })).lotId;
    case 'reserve':
      return ledger.reserve({ ...asked, kind: 'gold', startsAt: Temporal.Instant.from('2027-01-11T15:00Z') });
    case 'post':
      return ledger.post({ ...asked, as: 'process' });
    case 'giveBack':
      return ledger.giveBack(asked);
    default: {
      const { familyId, key, units } = asked;
      await ledger.exchange(familyId, { from: 'gold', to: 'silver', units }, key);
      return 'exchanged';
    }
  }
}
