import { Refusal } from '../../src/platform/refusal.ts';
import type { TestSchool } from '../../src/testing.ts';
import { bankActions } from './bank-actions.ts';
import { familyActions } from './family-actions.ts';
import { managerActions } from './manager-actions.ts';
import { openStage } from './money-stage.ts';

/** Actions that happen more often than the others. */
const often =
  'buy pay pay hear book book book conduct conduct exchange exchange askRefund askRefund waiveFee decide decide withdraw agree jobs jobs jobs';

/**
 * What people, banks and jobs do to the money of three families, one random action a call, made to be called many times at
 * once. An action answers with what came of it: `buy done`, `exchange ledger.not_enough_free`; whatever is not a refusal is
 * thrown.
 */
export async function openMoneyLife(school: TestSchool, random: () => number) {
  const stage = await openStage(school, random);
  const actions = { ...familyActions(stage), ...bankActions(stage), ...managerActions(stage) };
  const names = [...Object.keys(actions), ...often.split(' ')];
  return {
    actions: Object.keys(actions),
    /** One of them, whichever. */
    async action(): Promise<string> {
      const name = stage.some(names) ?? 'buy';
      try {
        return `${name} ${await actions[name]?.()}`;
      } catch (fault) {
        if (fault instanceof Refusal) return `${name} ${fault.code}`;
        throw new Error(`${name}: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`, { cause: fault });
      }
    },
    /** Payments that the bank has and has told of, and that are not in the school's books in any way. */
    async lost(): Promise<string[]> {
      const { rows } = await school.db.pool.query<{ ref: string }>(`
        select ref from sandbox_checkouts c, generate_series(1, c.captures) n
        where c.state = 'succeeded' and c.tells and not exists (
          select from payments_payments p where p.payment_ref = 'pay_' || c.ref || case n when 1 then '' else '_2' end)`);
      return rows.map(({ ref }) => `The bank’s payment ${ref} is in no book`);
    },
    /** Refunds that the bank refused because more would go back than came, though the books know the payment as it was. */
    async overdrawn(): Promise<string[]> {
      const { rows } = await school.db.pool.query<{ ref: string }>(`
        select t.payment_ref as ref from refunds_transfers t
        join payments_payments p on p.provider = t.provider and p.payment_ref = t.payment_ref
        join sandbox_checkouts c on 'pay_' || c.ref in (t.payment_ref, regexp_replace(t.payment_ref, '_2$', ''))
        where t.last_fault like '%More would be sent back than came%' and p.amount <= c.amount`);
      return rows.map(({ ref }) => `More was to be sent back than came with ${ref}`);
    },
    /** Lets everything that is under way come to rest. */
    async rest(): Promise<void> {
      const { clock, sandbox, payments, refunds, outbox } = school;
      for (let n = 0; n < 3; n += 1) {
        clock.set(clock.now().add({ hours: 2 }));
        await sandbox.work();
        await payments.applyInbox();
        await payments.pollAttempts();
        await refunds.send();
        await outbox.drain();
      }
    },
  };
}
