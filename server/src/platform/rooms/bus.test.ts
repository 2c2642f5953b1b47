import { randomUUID } from 'node:crypto';

import { expect, inject, onTestFinished, test } from 'vitest';

import { connectionTo, templateName } from '../../../test/databases.ts';
import { hasNats, startNats } from '../../../test/nats-server.ts';
import { openDb } from '../db.ts';
import { createBus } from './bus.ts';
import type { Carrier, CarrierGiven } from './carriers/carrier.ts';
import { natsCarrier } from './carriers/nats.ts';
import { noticeCarrier } from './carriers/notices.ts';

type Carries = (given: CarrierGiven) => Carrier;

const byNotices = async (): Promise<Carries> => {
  const db = openDb(connectionTo(inject('testServer'), templateName), { max: 1 });
  onTestFinished(() => db.close());
  return (given) => noticeCarrier(db.line, given);
};
async function byNats(): Promise<Carries> {
  const server = await startNats();
  onTestFinished(() => server.stop());
  return (given) => natsCarrier({ servers: [`127.0.0.1:${server.port}`], user: 'chip', password: 'a secret', tls: false }, given);
}

/** A server of the school, as far as it talks to others. */
function aServer(carries: Carries) {
  const node = randomUUID();
  const heard: unknown[] = [];
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => faults.push(fault);
  const bus = createBus({ carriedBy: (hear) => carries({ node, hear, onFault }), node, take: (word) => heard.push(word) });
  bus.start();
  onTestFinished(() => bus.stop());
  return { node, heard, faults, bus };
}

/** Says something until the other hears it: from then on both are connected. */
async function meet(one: ReturnType<typeof aServer>, other: ReturnType<typeof aServer>): Promise<void> {
  await expect
    .poll(
      () => {
        one.bus.send([other.node], 'hello');
        return other.heard.length;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
}

const carriers = [
  { name: 'the database', carries: byNotices, isHere: true },
  { name: 'NATS', carries: byNats, isHere: hasNats },
];

for (const { name, carries, isHere } of carriers) {
  test.skipIf(!isHere)(
    `by ${name} words come in their order, together, and long ones whole; nobody hears itself`,
    { timeout: 30_000 },
    async () => {
      const carried = await carries();
      const [one, other, third] = [aServer(carried), aServer(carried), aServer(carried)];
      await meet(one, other);
      await meet(other, one);
      await new Promise((go) => void setTimeout(go, 100));
      for (const { heard } of [one, other, third]) heard.splice(0);
      const before = one.bus.notices;
      const words = Array.from({ length: 200 }, (_, n) => ({ n, text: 'ё'.repeat(20) }));
      for (const word of words) one.bus.send([one.node, other.node], word);
      const long = { text: 'слово '.repeat(3000) };
      one.bus.send([other.node], long);
      await expect.poll(() => other.heard.length, { timeout: 5000 }).toBe(words.length + 1);
      expect(other.heard).toEqual([...words, long]);
      expect([one.heard, third.heard]).toEqual([[], []]);
      expect(one.bus.notices - before).toBeLessThan(20);
      for (const { faults } of [one, other, third]) expect(faults).toEqual([]);
    },
  );
}

test.skipIf(!hasNats)(
  'a NATS that goes and comes back is used again, and words of the meantime are lost, not late',
  { timeout: 30_000 },
  async () => {
    const first = await startNats();
    const settings = { servers: [`127.0.0.1:${first.port}`], user: 'chip', password: 'a secret', tls: false };
    const carried = (given: CarrierGiven) => natsCarrier(settings, given);
    const [one, other] = [aServer(carried), aServer(carried)];
    await meet(one, other);
    await first.stop();
    await new Promise((go) => void setTimeout(go, 300));
    one.bus.send([other.node], 'while nobody carried');
    await new Promise((go) => void setTimeout(go, 100));
    const second = await startNats(first.port);
    onTestFinished(() => second.stop());
    other.heard.splice(0);
    await meet(one, other);
    expect(other.heard).not.toContain('while nobody carried');
  },
);

test.skipIf(!hasNats)('whom NATS does not let in it tells, and the school goes on', { timeout: 30_000 }, async () => {
  const server = await startNats();
  onTestFinished(() => server.stop());
  const lone = aServer((given) =>
    natsCarrier({ servers: [`127.0.0.1:${server.port}`], user: 'chip', password: 'wrong', tls: false }, given),
  );
  await expect.poll(() => lone.faults.length, { timeout: 5000 }).toBeGreaterThan(0);
  lone.bus.send([randomUUID()], 'nobody hears it');
});
