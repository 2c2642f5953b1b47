import type { SentTo } from '@school/contract/calls';
import type { PayLinkOrder } from '@school/contract/pay-links/calls';
import { payLinkLimits } from '@school/contract/pay-links/limits';
import type { Order } from '@school/contract/payments/shapes';

import { countedAddress } from '#platform/counted-address';
import { Refusal } from '#platform/refusal';

import type { Link } from './links.store.ts';
import { hashOfLink } from './make-link.ts';
import type { Tools } from './tools.ts';

/** Whoever has the link sees what is asked for, and pays it, without signing in. It goes the way of every order. */
export function paying(tools: Tools) {
  const { rateLimit, families, payments, links } = tools;

  async function meant(token: string, ip: string): Promise<{ link: Link; order: Order }> {
    await rateLimit.take(`pay link from ${countedAddress(ip)}`, { most: payLinkLimits.looksPerMinute, window: { minutes: 1 } });
    const link = await links.byToken(hashOfLink(token));
    if (!link) throw new Refusal('pay-links.not_found');
    return { link, order: await payments.order(link.familyId, link.orderId) };
  }

  return {
    async look(token: string, ip: string): Promise<PayLinkOrder> {
      const { link, order } = await meant(token, ip);
      const { kind, lessons, total } = order;
      const { firstName } = await families.family(link.familyId);
      const methods = payments.waysToPay(total.currency);
      return { state: stateOf(order), parent: firstName, kind, lessons, total, methods, until: link.endsAt.toString() };
    },
    async pay({ token, provider, method }: SentTo<'POST /pay-links/pay'>['body'], ip: string): Promise<{ checkoutUrl: string | null }> {
      const { link, order } = await meant(token, ip);
      if (stateOf(order) !== 'open') return { checkoutUrl: null };
      await rateLimit.take(`payments by link ${link.linkId}`, { most: payLinkLimits.paymentsPerHour, window: { hours: 1 } });
      await payments.payOpen(link.orderId, { provider, method }, link.attemptId);
      const begun = await payments.attempts.latest(link.orderId);
      if (begun) await links.began(link.linkId, begun.attemptId);
      return { checkoutUrl: (await payments.order(link.familyId, link.orderId)).checkoutUrl };
    },
  };
}

function stateOf({ paidAt, isAtBank, mayTryAgain }: Order): PayLinkOrder['state'] {
  if (paidAt !== null) return 'paid';
  if (isAtBank) return 'bank';
  return mayTryAgain.allowed ? 'open' : 'over';
}
