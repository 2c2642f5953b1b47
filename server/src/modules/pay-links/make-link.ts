import { createHash, randomBytes } from 'node:crypto';

import type { SentTo } from '@school/contract/calls';
import { payLinkLimits } from '@school/contract/pay-links/limits';
import type { PayLink } from '@school/contract/pay-links/calls';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from './tools.ts';

export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A link lives as long as its order can be paid; a newer one of the same order ends the one before. */
export function linkMaking(tools: Tools) {
  const { db, clock, rateLimit, payments, links, address } = tools;

  async function linkTo(who: Principal, orderId: string): Promise<PayLink> {
    await rateLimit.take(`pay links of ${who.customerId}`, { most: payLinkLimits.perDay, window: { hours: 24 } });
    const order = await payments.order(who.customerId, orderId);
    const until = order.mayTryAgain.allowed ? order.mayTryAgain.until : undefined;
    if (until === undefined || order.paidAt !== null) throw new Refusal('payments.order_closed');
    const token = randomBytes(32).toString('base64url');
    const linkId = newId();
    await db.inTransaction(async () => {
      const now = clock.now();
      await links.withdraw(orderId, now);
      const made = { linkId, orderId, familyId: who.customerId, tokenHash: hashOfLink(token), madeBy: who.accountId };
      await links.add({ ...made, endsAt: Temporal.Instant.from(until) }, now);
    });
    // After the #, which no log on the way ever sees.
    return { linkId, orderId, url: `${address}/pay#${token}`, total: order.total, until };
  }

  return {
    linkTo,
    /** Orders a package without going to a bank, and makes its link. */
    async orderWithLink(who: Principal, wanted: SentTo<'POST /pay-links'>['body']): Promise<PayLink> {
      const order = await payments.orderUnpaid(who, wanted);
      // A code may have made it free: then there is nothing to pay.
      if (order.paidAt !== null) throw new Refusal('pay-links.over');
      return linkTo(who, order.orderId);
    },
    async linkOf(familyId: string, orderId: string) {
      const order = await payments.order(familyId, orderId);
      const link = order.mayTryAgain.allowed ? await links.ofOrder(orderId) : undefined;
      return { link: link ? { linkId: link.linkId, until: link.endsAt.toString() } : null };
    },
    async withdraw(familyId: string, orderId: string): Promise<{ link: null }> {
      await payments.order(familyId, orderId);
      if (!(await links.withdraw(orderId, clock.now()))) throw new Refusal('pay-links.not_found');
      return { link: null };
    },
  };
}
