import { isAlive } from '../rules/expiry.ts';
import { takeUnits, type Tools, tellChanged } from '../dependencies/dependencies.ts';
import type { Asides } from '../stores/asides.store.ts';

/**
 * Takes the unused units of a bonus back by `debt`, because what it thanked for did not last (a friend whose package
 * was refunded whole). `creditKey` is the key it was credited with. Units used or reserved for a lesson stay: nobody
 * falls below zero (docs/rules/payments.md#refunds). Answers with the units taken; asked twice, it takes once.
 */
export const clawBack =
  (tools: Tools & { asides: Asides }) =>
  ({ familyId, creditKey }: { familyId: string; creditKey: string }): Promise<number> =>
    tools.db.inTransaction(async () => {
      const { books, lots, clock } = tools;
      const now = clock.now();
      await books.lockFamily(familyId);
      const lotId = await tools.asides.lotOfCredit(familyId, creditKey);
      const lot = lotId === undefined ? undefined : await lots.get(familyId, lotId);
      if (!lot) return 0;
      const op = await books.beginOp({ scope: `family:${familyId}`, key: `clawback:${creditKey}`, what: 'clawback', request: {} }, now);
      if ('already' in op) return Number(op.already);
      const units = isAlive(lot.expiresAt, now) ? lot.remaining - lot.held : 0;
      if (units > 0) await takeUnits(tools, { opId: op.opId, lot, units, type: 'debt', moneyTo: 'breakage', fromHeld: 0 }, now);
      await books.finishOp(op.opId, String(units));
      if (units > 0) await tellChanged(tools, familyId);
      return units;
    });
