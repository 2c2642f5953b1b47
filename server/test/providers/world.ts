import type { Currency } from '@school/contract/shapes';

import type { TestSchool } from '../../src/testing.ts';
import type { PaymentProvider } from '../../src/modules/payments/provider/provider.ts';
import type { Later } from './later.ts';

/** News as a provider sends them. */
export interface Sent {
  raw: Buffer;
  headers: Record<string, string>;
}

/** How a refund of a payment will end. */
export type RefundEnd = 'at-once' | 'later' | 'failing';

/** A provider with the people at its pages, and a school that has it on offer. */
export interface World {
  school: TestSchool;
  provider: PaymentProvider;
  method: string;
  currency: Currency;
  /** Does it tell that money is under way, or has it to be asked? */
  tellsWaiting: boolean;
  /** Does it keep cards? */
  charges: boolean;
  /** The person pays, by a card that does so later, with refunds that end so. */
  pay(ref: string, how?: { later?: Later; refunds?: RefundEnd }): Promise<void>;
  /** The person confirms a charge of a kept card at the page of the bank. */
  confirm(ref: string): Promise<void>;
  /** Can a card that was kept be forgotten at the provider? */
  forgets: boolean;
  /** The person pays, and the money takes its time; then it is there. */
  payLater(ref: string): Promise<void>;
  settle(ref: string): Promise<void>;
  decline(ref: string): Promise<void>;
  /** What is asked once is paid two times. */
  payTwice(ref: string): Promise<void>;
  /** Another amount comes than was asked for. */
  payOther(ref: string, amount: number): Promise<void>;
  /** A refund that takes its time is over. */
  endRefund(refundRef: string): Promise<void>;
  /** Nobody answers, answers come as 500, or all is well again. */
  become(state: 'silent' | 'broken' | 'well'): void;
  /** What it has told since it was last asked. */
  news(): Promise<Sent[]>;
  /** The same news with a signature of somebody else; undefined where there is no such thing. */
  forged(sent: Sent): Sent;
  /** The same news signed at another time; undefined where a signature knows no time. */
  signedAt(sent: Sent, at: Temporal.Instant): Sent | undefined;
}

/** Lets time go by. */
export const pass = (school: TestSchool, duration: { seconds?: number; minutes?: number; hours?: number }): void =>
  void school.clock.set(school.clock.now().add(duration));

/** Brings news to the school, as HTTP does; answers with the statuses. */
export async function deliver({ school, provider }: World, news: readonly Sent[]): Promise<number[]> {
  const statuses = [];
  for (const { raw, headers } of news) {
    const url = `/api/payments/webhooks/${provider.code}`;
    const answer = await school.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: raw,
    });
    statuses.push(answer.statusCode);
  }
  await school.outbox.drain();
  return statuses;
}
