import { Refusal } from '#platform/refusal';
import { schoolZone } from '@school/contract/school/zone';

import { familyOf } from './family-of.ts';
import { digest } from './keys.ts';
import { balanceIn } from './rules/balance-row.ts';
import type { ImportTools, Line, Made } from './tools.ts';

/** Lessons that a family has left from before, given as a manager gives lessons: once a family, whatever a second file says. */
export const bringBalance =
  (tools: Pick<ImportTools, 'ledger' | 'links' | 'identity' | 'families' | 'clock'>) =>
  async ({ by, said, plan, approvedBy }: Line<'balances'>): Promise<Made> => {
    const { ledger, links, clock } = tools;
    const today = clock.now().toZonedDateTimeISO(schoolZone()).toPlainDate().toString();
    const read = balanceIn(said, plan, today);
    if ('unread' in read) throw new Refusal('back-office.import_cell_unread', { field: read.unread });
    const familyId = await familyOf(tools, said);
    const key = digest('opening balance', familyId);
    if ((await links.family([key])) !== undefined) return { outcome: 'same', familyId };
    const { gold, silver, lastDay } = read.balance;
    for (const [kind, units] of [
      ['gold', gold],
      ['silver', silver],
    ] as const) {
      if (units === 0) continue;
      const grant = { familyId, kind, units, key: `opening:${kind}`, ...(lastDay !== null && { lastDay }) };
      await ledger.grant(grant, { reason: plan.all.reason, askedBy: by.accountId, approvedBy });
    }
    await links.add({ familyId }, [key]);
    return { outcome: 'created', familyId, units: gold + silver };
  };
