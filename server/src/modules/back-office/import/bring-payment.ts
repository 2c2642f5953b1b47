import { Refusal } from '#platform/refusal';
import { schoolZone } from '@school/contract/school/zone';

import { familyOf } from './family-of.ts';
import { digest } from './keys.ts';
import { paymentIn } from './rules/payment-row.ts';
import type { ImportTools, Line, Made } from './tools.ts';

/** What a family paid by the books of another program: history. It gives no lessons, and no figure of our own books counts it. */
export const bringPayment =
  (tools: Pick<ImportTools, 'payments' | 'links' | 'identity' | 'families' | 'clock'>) =>
  async ({ by, said, plan }: Line<'payments'>): Promise<Made> => {
    const today = tools.clock.now().toZonedDateTimeISO(schoolZone()).toPlainDate().toString();
    const read = paymentIn(said, plan, today);
    if ('unread' in read) throw new Refusal('back-office.import_cell_unread', { field: read.unread });
    const { payment } = read;
    const familyId = await familyOf(tools, said);
    const { day, amount, currency, about, document } = payment;
    const key = digest('past payment', familyId, day, `${amount} ${currency}`, document ?? about ?? '');
    if ((await tools.links.family([key])) !== undefined) return { outcome: 'same', familyId };
    await tools.payments.past.add({ ...payment, familyId, byAccount: by.accountId });
    await tools.links.add({ familyId }, [key]);
    return { outcome: 'created', familyId };
  };
