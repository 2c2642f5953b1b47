import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

import { sql } from '#platform/db';

import { percentile } from '../../bench/bench.ts';
import { insistMoneyAgrees, openTill } from '../../src/modules/payments/testing.ts';
import { aRegistration } from '../../src/modules/families/testing.ts';
import { aBrowser, haveAccount } from '../../src/modules/identity/testing.ts';
import { openSchool } from '../../src/testing.ts';
import { openLocalMail } from '../local-mail.ts';
import { peopleAtStripe } from '../providers/stripe-people.ts';
import { openLocalStripe } from '../providers/stripe-server.ts';
import { pass } from '../providers/world.ts';
import { openLine } from './faulty-line.ts';

const secretKey = 'sk_test_local';
/** As long as a person waits for the bank. */
const tillLimit = 25_000;
const minutes = { silent: 3, closed: 10 };

/** A gateway that keeps what it was given, by the keys. */
async function openLocalSms() {
  const taken: Array<{ key: string; to: string }> = [];
  const server = createServer((request, response) => {
    void json(request).then((sms) => {
      taken.push({ key: String(request.headers['idempotency-key']), to: (sms as { to: string }).to });
      response.end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { taken, port: (server.address() as AddressInfo).port };
}

/** A school that speaks with mail, SMS and bank over lines that may break. */
async function openBetweenOthers() {
  const clock = { now: () => Temporal.Instant.from('2026-11-23T10:00+03:00') };
  const mail = await openLocalMail();
  onTestFinished(mail.close);
  const sms = await openLocalSms();
  const stripe = await openLocalStripe({ secretKey, now: () => clock.now() });
  onTestFinished(stripe.close);
  const lines = {
    mail: await openLine({ host: '127.0.0.1', port: mail.port }),
    sms: await openLine({ host: '127.0.0.1', port: sms.port }),
    bank: await openLine({ host: '127.0.0.1', port: Number(new URL(stripe.url).port) }),
  };
  const school = await openSchool({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
      SMS_URL: `http://127.0.0.1:${lines.sms.port}`,
      PAYMENT_PROVIDERS: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: 'whsec_local',
      STRIPE_API_URL: `http://127.0.0.1:${lines.bank.port}`,
    },
  });
  clock.now = () => school.clock.now();
  return { school, mail, sms, stripe, lines: Object.values(lines) };
}

const latestRef = async (school: Awaited<ReturnType<typeof openSchool>>, orderId: string): Promise<string> => {
  const found = await school.db.one(
    sql<{ ref: string | null }>`select provider_ref as ref from payments_attempts where order_id = ${orderId} order by number desc limit 1`,
  );
  return found?.ref ?? '';
};

test.runIf(process.env['LONG']).each(['silent', 'closed'] as const)(
  'mail, SMS and bank that are %s for minutes hold up nobody who does not need them, and afterwards everything is there once',
  async (how) => {
    const { school, mail, sms, stripe, lines } = await openBetweenOthers();
    const till = await openTill(school);
    const buyer = await openTill(school);
    const people = peopleAtStripe(stripe.books);
    const order = { productCode: 'individual-8', termsAccepted: true, method: 'card', currency: 'EUR', provider: 'stripe' };
    const early = await till.order('individual-8', { method: 'card', currency: 'EUR', provider: 'stripe' });
    await school.settle();
    const before = mail.letters.length;

    /** A family that reads: the slowest of twenty (ms). */
    const reads = async (): Promise<number> => {
      const waited: number[] = [];
      for (let n = 0; n < 200; n += 1) {
        const began = performance.now();
        expect((await till.calls.get(n % 2 === 0 ? '/user' : '/chats')).status).toBe(200);
        waited.push(performance.now() - began);
      }
      return percentile(waited, 0.95);
    };
    await reads();
    const well = await reads();

    for (const line of lines) line.die(how);
    // It pays at the page of the bank, of which nothing is heard.
    people.pay(await latestRef(school, early.orderId));
    const emails: string[] = [];
    const asked: Array<{ status: number; retryAfter: unknown; ms: number }> = [];
    const sick: number[] = [];
    const key = crypto.randomUUID();
    let due: Promise<void> | undefined;
    for (let minute = 0; minute < minutes[how]; minute += 1) {
      pass(school, { minutes: 1 });
      const email = `new-${minute}@example.org`;
      const guest = aBrowser(school, { ip: `192.0.2.${minute + 10}` });
      expect((await guest.post('/registration', aRegistration({ email }))).status).toBe(200);
      emails.push(email);
      const phone = `+37529123450${minute}`;
      await haveAccount(school, { phone, email: `old-${minute}@example.org` });
      const code = await guest.post('/auth/sms-code', { phone, purpose: 'signIn' });
      expect(code.status).toBe(200);
      // Whatever is due is tried while people go on; over silent lines the first try lasts for all of them.
      if (how === 'closed' || minute === 0) due = school.settle();
      const began = performance.now();
      const buying =
        minute % 3 === 0
          ? buyer.calls.post('/orders', order, key).then(({ status, headers }) => {
              asked.push({ status, retryAfter: headers['retry-after'], ms: performance.now() - began });
            })
          : undefined;
      if (minute < 3) sick.push(await reads());
      await buying;
      if (how === 'closed') await due;
    }
    console.log(how, { well, sick, asked });
    expect(asked.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) > 0))).toEqual([]);
    expect(Math.max(...asked.map(({ ms }) => ms))).toBeLessThan(tillLimit);
    expect(Math.min(...sick)).toBeLessThan(Math.max(50, 2 * well));
    expect(mail.letters.slice(before)).toEqual([]);

    for (const line of lines) line.revive();
    await due;
    for (let n = 0; n < 12; n += 1) {
      pass(school, { minutes: 5 });
      await school.settle();
    }
    // What was still of use arrived, once; codes that are over by now nobody gets.
    const messages = await school.messages.latest({ limit: 200 });
    expect(messages.filter(({ state }) => state !== 'sent' && state !== 'dropped')).toEqual([]);
    const arrivedAt = (email: string) => mail.letters.slice(before).filter((letter) => letter.to?.[0]?.address === email).length;
    const sentTo = (email: string) => messages.filter(({ to, state }) => to === email && state === 'sent').length;
    expect(emails.map(arrivedAt)).toEqual(emails.map(sentTo));
    expect(arrivedAt(emails.at(-1) ?? '')).toBeGreaterThan(0);
    expect(new Set(sms.taken.map((one) => one.key)).size).toBe(sms.taken.length);
    // What was paid meanwhile is found, once; what was to be bought is bought by asking again with the same key.
    expect(await till.gold()).toBe(8);
    const again = await buyer.calls.post('/orders', order, key);
    expect(again.status).toBe(200);
    people.pay(await latestRef(school, again.body.orderId));
    pass(school, { minutes: 5 });
    await school.settle();
    expect(await buyer.gold()).toBe(8);
    await insistMoneyAgrees(school);
  },
  400_000,
);
