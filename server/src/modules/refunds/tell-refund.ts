import type { Tools } from './tools.ts';
import type { RefundRecord } from './refunds.store.ts';

/** Everybody who looks at a refund sees it as it is now: its family, and the managers. Answers with it. */
export async function tellRefund({ refunds, realtime }: Pick<Tools, 'refunds' | 'realtime'>, refundId: string): Promise<RefundRecord> {
  const refund = await refunds.find(refundId);
  if (!refund) throw new Error(`Refund ${refundId} is gone`);
  await realtime.changed(`users/${refund.familyId}`);
  await realtime.changed(`orders/${refund.orderId}`);
  await realtime.changed('refunds');
  return refund;
}
