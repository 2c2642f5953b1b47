import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';

import { expect, onTestFinished, test, vi } from 'vitest';

import { aLetter, openMailServer, openMessages } from '../../test/open-messages.ts';
import { silentLog } from './log.ts';
import { Gone } from './mail.ts';
import { createMessages, waitBeforeTry } from './messages.ts';
import { gatewaySms } from './sms.ts';

test('without a mail server and without an inbox nothing is ever called sent', async () => {
  const { messages } = await openMessages({ hasInbox: false });
  expect(messages.arrives('mail')).toBe(false);
  await messages.queue(aLetter);
  await messages.deliverDue();
  const [letter] = await messages.latest({ limit: 1 });
  expect(letter).toMatchObject({ state: 'failed', lastFault: 'nothing carries mail: its settings are missing' });
  expect(await messages.failed()).toBe(1);
});

test('without a mail server a message waits in the inbox, once for its key', async () => {
  const { messages } = await openMessages();
  await Promise.all([messages.queue(aLetter), messages.queue(aLetter), messages.queue({ ...aLetter, text: 'другой текст' })]);
  const inbox = await messages.latest({ limit: 10 });
  expect(inbox).toHaveLength(1);
  expect(inbox[0]).toMatchObject({ channel: 'mail', to: 'anna@example.com', subject: 'Новый пароль', state: 'sent' });
});

test('a message of a transaction that is undone never leaves', async () => {
  const { db, messages } = await openMessages();
  const undone = db.inTransaction(async () => {
    await messages.queue(aLetter);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await messages.latest({ limit: 10 })).toEqual([]);
});

test('a busy mail server is tried again after 10 seconds, then 20, and gets the letter once', async () => {
  const { letters, mail } = await openMailServer([451, 451, undefined]);
  const { clock, messages } = await openMessages({ mail });
  await messages.queue(aLetter);
  for (const [time, arrived, attempts] of [
    ['10:00:00', 0, 1],
    ['10:00:09', 0, 1],
    ['10:00:10', 0, 2],
    ['10:00:29', 0, 2],
    ['10:00:30', 1, 3],
    ['11:00:00', 1, 3],
  ] as const) {
    clock.set(Temporal.Instant.from(`2026-11-23T${time}+03:00`));
    await messages.deliverDue();
    expect(letters).toHaveLength(arrived);
    expect((await messages.latest({ limit: 1 }))[0]?.attempts).toBe(attempts);
  }
});

test('a message is given up after 24 hours, and at once when the address does not exist', async () => {
  const { mail } = await openMailServer([451, 451, 550]);
  const { clock, messages } = await openMessages({ mail });
  const stateOf = async () => (await messages.latest({ limit: 1 }))[0]?.state;
  await messages.queue(aLetter);
  await messages.deliverDue();
  expect(await stateOf()).toBe('queued');
  clock.set(Temporal.Instant.from('2026-11-24T10:00:01+03:00'));
  await messages.deliverDue();
  expect(await stateOf()).toBe('failed');

  await messages.queue({ ...aLetter, key: 'reset:2' });
  await messages.deliverDue();
  expect(await stateOf()).toBe('failed');
});

test('SMS go to the gateway with the key, and are tried again when it fails', async () => {
  const seen: unknown[] = [];
  const gateway = createServer((request, response) => {
    void (async () => {
      seen.push([request.headers['authorization'], request.headers['idempotency-key'], JSON.parse(await textOf(request))]);
      response.statusCode = seen.length === 1 ? 503 : 200;
      response.end();
    })();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void gateway.close());
  await once(gateway, 'listening');
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
  const { clock, messages } = await openMessages({ sms: gatewaySms({ url, token: 't-1', from: 'Chip' }) });
  await messages.queue({ key: 'code:1', channel: 'sms', to: '375291234567', text: 'Код 123456' });
  await messages.deliverDue();
  clock.set(Temporal.Instant.from('2026-11-23T10:00:10+03:00'));
  await messages.deliverDue();
  expect(seen).toHaveLength(2);
  expect(seen[1]).toEqual(['Bearer t-1', 'code:1', { to: '375291234567', text: 'Код 123456', from: 'Chip' }]);
});

test('two processes that deliver at once send each message once', async () => {
  const { letters, mail } = await openMailServer();
  const { db, clock, messages } = await openMessages({ mail });
  const other = createMessages({ db, clock, log: silentLog, mail });
  for (let n = 0; n < 8; n++) await messages.queue({ ...aLetter, key: `n:${n}` });
  await Promise.all([messages.deliverDue(), other.deliverDue()]);
  expect(letters).toHaveLength(8);
});

test('waits double from 10 seconds, give or take a fifth', () => {
  expect(waitBeforeTry(1, () => 0)).toEqual({ milliseconds: 8_000 });
  expect(waitBeforeTry(1, () => 1)).toEqual({ milliseconds: 12_000 });
  expect(waitBeforeTry(5, () => 0.5)).toEqual({ milliseconds: 160_000 });
});

test('messages of more than 35 days are forgotten', async () => {
  const { clock, messages } = await openMessages();
  await messages.queue(aLetter);
  clock.set(Temporal.Instant.from('2026-12-28T09:59+03:00'));
  expect(await messages.forgetOld()).toBe(0);
  clock.set(Temporal.Instant.from('2026-12-28T10:01+03:00'));
  expect(await messages.forgetOld()).toBe(1);
});

test('a message that waits for the morning leaves then, not a second earlier, and stays in the inbox with its words', async () => {
  const { clock, messages } = await openMessages();
  await messages.queue({ ...aLetter, notBefore: Temporal.Instant.from('2026-11-24T08:00:00+03:00') });
  const now = async (time: string) => {
    clock.set(Temporal.Instant.from(`2026-11-24T${time}+03:00`));
    await messages.deliverDue();
    const [message] = await messages.latest({ limit: 1 });
    return [message?.state, message?.text === aLetter.text];
  };
  expect(await now('07:59:59')).toEqual(['queued', true]);
  expect(await now('08:00:00')).toEqual(['sent', true]);
});

test('a message that has waited is sent only if it is still true and still of use', async () => {
  const { clock, messages } = await openMessages();
  const notBefore = Temporal.Instant.from('2026-11-24T08:00:00+03:00');
  messages.answer('test.is-true', async (about: { yes: boolean }) => about.yes);
  const said = async (key: string, its: object) => messages.queue({ ...aLetter, key, notBefore, ...its });
  await said('true', { asks: { name: 'test.is-true', about: { yes: true } } });
  await said('false', { asks: { name: 'test.is-true', about: { yes: false } } });
  await said('early enough', { uselessAt: notBefore.add({ seconds: 1 }) });
  await said('too late', { uselessAt: notBefore });
  clock.set(notBefore);
  await messages.deliverDue();
  const all = await messages.latest({ limit: 10 });
  expect(Object.fromEntries(all.map(({ key, state }) => [key, state]))).toEqual({
    true: 'sent',
    false: 'dropped',
    'early enough': 'sent',
    'too late': 'dropped',
  });
});

test('a failed message is sent anew with all its tries, or put away; one for a device that is gone is nobody’s work', async () => {
  const taken: string[] = [];
  let answer: Error | undefined = new Error('busy');
  const { clock, messages } = await openMessages();
  messages.carry('push', async ({ key }) => {
    if (key === 'gone') throw new Gone('410');
    if (answer) throw answer;
    taken.push(key);
  });
  for (const key of ['gone', 'again', 'closed']) await messages.queue({ key, channel: 'push', to: 'a-device', text: '{}' });
  await messages.deliverDue();
  clock.set(Temporal.Instant.from('2026-11-24T10:00:01+03:00'));
  await messages.deliverDue();
  const failed = await messages.latest({ states: ['failed'], limit: 10 });
  expect(failed.map(({ key, lastFault }) => `${key} ${lastFault}`).toSorted()).toEqual(['again busy', 'closed busy']);
  expect(await messages.failed()).toBe(2);

  const idOf = (key: string) => failed.find((it) => it.key === key)?.id ?? '';
  answer = undefined;
  expect([await messages.again(idOf('again')), await messages.close(idOf('closed'))]).toEqual([true, true]);
  expect([await messages.again(idOf('closed')), await messages.close(idOf('again'))]).toEqual([false, false]);
  await messages.deliverDue();
  expect(taken).toEqual(['again']);
  const states = (await messages.latest({ limit: 10 })).map(({ key, state }) => `${key} ${state}`);
  expect(states.toSorted()).toEqual(['again sent', 'closed closed', 'gone dropped']);
});

test('who dies between sending and noting it sends once more under the same key, and never a third time', async () => {
  const { db, clock, messages } = await openMessages();
  const keys: string[] = [];
  const dying = createMessages({ db, clock, log: silentLog, random: () => 0.5 });
  dying.carry('mail', async ({ key }) => {
    keys.push(key);
    // The process is gone: nothing after this line happens.
    await new Promise(() => {});
  });
  await dying.queue(aLetter);
  void dying.deliverDue();
  await expect.poll(() => keys.length).toBe(1);
  messages.carry('mail', async ({ key }) => void keys.push(key));
  await messages.deliverDue();
  expect(keys).toEqual(['reset:1']);
  for (const time of ['10:00:09', '10:00:10', '10:01:00', '12:00:00']) {
    clock.set(Temporal.Instant.from(`2026-11-23T${time}+03:00`));
    await messages.deliverDue();
  }
  expect(keys).toEqual(['reset:1', 'reset:1']);
});

test('a mail server that is down is left in peace for half a minute after five faults, and the SMS do not wait for it', async () => {
  const { clock, messages } = await openMessages();
  const tried: string[] = [];
  let isDown = true;
  messages.carry('mail', async ({ key }) => {
    tried.push(key);
    if (isDown) throw new Error('connection refused');
  });
  messages.carry('sms', async ({ key }) => void tried.push(key));
  for (let n = 1; n <= 7; n++) await messages.queue({ ...aLetter, key: `mail ${n}` });
  await messages.queue({ key: 'sms 1', channel: 'sms', to: '375291234567', text: 'Код' });
  const at = async (time: string) => {
    clock.set(Temporal.Instant.from(`2026-11-23T${time}+03:00`));
    await messages.deliverDue();
    return tried.splice(0).length;
  };
  // Five letters, those that were on their way with the fifth, and the SMS.
  const first = await at('10:00:00');
  expect(first).toBeGreaterThanOrEqual(6);
  expect(first).toBeLessThanOrEqual(9);
  expect(await at('10:00:29')).toBe(0);
  // One tries; it is still down.
  expect(await at('10:00:30')).toBe(1);
  isDown = false;
  expect(await at('10:01:00')).toBe(7);
  expect((await messages.latest({ states: ['sent'], limit: 10 })).length).toBe(8);
});

test('a code goes before what waits, by its own channel and by another, however slow the mail is', async () => {
  const went: string[] = [];
  let free = () => {};
  const slow = new Promise<void>((resolve) => (free = resolve));
  const mail = {
    send: async ({ key }: { key: string }) => {
      await slow;
      went.push(key);
    },
    check: async () => undefined,
    close: () => {},
  };
  const sms = { send: async ({ key }: { key: string }) => void went.push(key) };
  const { messages, clock } = await openMessages({ mail, sms });
  for (let n = 0; n < 20; n += 1) await messages.queue({ ...aLetter, key: `letter ${n}` });
  messages.start();
  await new Promise((resolve) => void setTimeout(resolve, 100));
  await messages.queue({ key: 'sms code', channel: 'sms', to: '375291234567', text: 'Код 123456' });
  const uselessAt = clock.now().add({ minutes: 10 });
  await messages.queue({ ...aLetter, key: 'mail code', uselessAt });
  await vi.waitFor(() => expect(went).toEqual(['sms code']));
  free();
  await vi.waitFor(() => expect(went).toHaveLength(22), 10_000);
  // Behind the four that were on their way and those that the other lanes send in the same moment; by turns it would be the last.
  expect(went.indexOf('mail code')).toBeLessThan(16);
  await messages.stop();
});
