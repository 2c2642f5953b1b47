import { ReportPage, type Transaction } from './shapes.ts';
import type { BepaidTools } from './tools.ts';

/** Pages that are read of one list at most, in case bePaid never comes to an end. */
const mostPages = 500;

/** `2026-11-23 07:00:00`, in UTC. */
const momentOf = (at: Temporal.Instant): string => at.toString({ smallestUnit: 'second' }).replace('T', ' ').replace('Z', '');

/**
 * All transactions since then. bePaid lists them by when they were made or paid, each kind for itself: a payment of
 * ERIP may have been asked for long before it was paid.
 */
export const listBepaid =
  ({ ask, clock }: Pick<BepaidTools, 'ask' | 'clock'>) =>
  async (since: Temporal.Instant): Promise<Transaction[]> => {
    const found = new Map<string, Transaction>();
    // The list ends at a whole second: the one that has begun belongs to it.
    const [from, to] = [momentOf(since), momentOf(clock.now().add({ seconds: 1 }))];
    for (const payment_method_type of ['credit_card', 'erip']) {
      for (const date_type of ['created_at', 'paid_at']) {
        const wanted = { date_type, from, to, status: 'all', payment_method_type, time_zone: 'UTC' };
        let startingAfter: string | number | undefined;
        for (let page = 0; page < mostPages; page++) {
          const report_params = { ...wanted, ...(startingAfter !== undefined && { starting_after: startingAfter }) };
          const asked = { version: '3', body: { report_params } } as const;
          const { transactions, has_more, last_object_id } = await ask('reports', '/api/reports', ReportPage, asked);
          for (const transaction of transactions) found.set(transaction.uid, { payment_method_type, ...transaction });
          if (!has_more || last_object_id === null || last_object_id === undefined || last_object_id === startingAfter) break;
          startingAfter = last_object_id;
        }
      }
    }
    return [...found.values()];
  };
