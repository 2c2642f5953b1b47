import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';

import type { Page } from '@playwright/test';

import { openLocalMail } from '../../server/test/local-mail.ts';
import { peopleAtStripe } from '../../server/test/providers/stripe-people.ts';
import { openLocalStripe } from '../../server/test/providers/stripe-server.ts';
import { bankPages } from '../fixtures.ts';

const secretKey = 'sk_test_journey';
const webhookSecret = 'whsec_journey';

/**
 * What carries a school's letters, SMS and money, each spoken with by its own protocol: SMTP, the JSON of an SMS gateway, Stripe's
 * calls and signed webhooks. `env` leads a school there.
 */
export async function openCarriers() {
  const mail = await openLocalMail();
  const { letters } = mail;

  const shortMessages: Array<{ to: string; text: string }> = [];
  const gateway = createServer((request, response) => {
    void textOf(request).then((body) => {
      shortMessages.push(JSON.parse(body) as { to: string; text: string });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');

  const stripe = await openLocalStripe({ secretKey, now: () => Temporal.Now.instant() });
  const people = peopleAtStripe(stripe.books);
  let told = 0;

  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
      SMS_TOKEN: 'gateway-key',
      PAYMENT_PROVIDERS: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
    letters,
    /** The newest letter to an address, once there is one that says this. */
    letterTo: (address: string, says: RegExp): string | undefined =>
      letters.findLast((it) => it.to?.some((to) => to.address === address) && says.test(it.text ?? ''))?.text,
    smsSaying: (says: RegExp): string | undefined => shortMessages.findLast(({ text }) => says.test(text))?.text,
    /** The person at the bank's page pays by card; the bank tells the school, and leads the person back. */
    async payByCard(page: Page, school: string, leave: () => Promise<void>): Promise<void> {
      await page.route(`${bankPages}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Stripe</h1>' }));
      await leave();
      await page.waitForURL(`${bankPages}/**`);
      const ref = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      people.pay(ref);
      const fresh = stripe.books.events.slice(told);
      told = stripe.books.events.length;
      for (const { body } of fresh) {
        const headers = { 'content-type': 'application/json', ...people.signed(body, webhookSecret, Temporal.Now.instant()) };
        const { status } = await fetch(`${school}/api/payments/webhooks/stripe`, { method: 'POST', headers, body });
        if (status !== 200) throw new Error(`The school answered the bank with ${status}`);
      }
      await page.goto(String(stripe.books.find(ref)['success_url']));
    },
    async close(): Promise<void> {
      gateway.close();
      await stripe.close();
      await mail.close();
    },
  };
}

export type Carriers = Awaited<ReturnType<typeof openCarriers>>;
