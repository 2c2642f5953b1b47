import { describe, expect, test } from 'vitest';

import { aPrincipal, openDevice, openNodes } from './testing.ts';

const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));
const anna = aPrincipal('anna');

describe('the door', () => {
  test('is shut to a wrong ticket and to a page of another origin, and open to our own', async () => {
    const [node] = await openNodes(1);
    await expect(openDevice(node.port, 'made-up')).rejects.toThrow('401');
    await expect(openDevice(node.port, anna, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(openDevice(node.port, anna, { origin: 'null' })).rejects.toThrow('403');
    await (await openDevice(node.port, anna, { origin: `http://127.0.0.1:${node.port}` })).close();
  });

  test('closes on what it does not understand, and on more than it will hear', async () => {
    const [node] = await openNodes(1);
    for (const nonsense of ['{', '{"t":"grant","id":"x"}', '{"t":"sub","id":"x","topic":"messages/anna","admin":true}']) {
      const phone = await openDevice(node.port, anna);
      phone.socket.send(nonsense);
      expect(await phone.closeCode()).toBe(1008);
    }
    const large = await openDevice(node.port, anna);
    large.socket.send('x'.repeat(5000));
    expect(await large.closeCode()).toBe(1009);
    const talker = await openDevice(node.port, anna);
    for (let n = 0; n < 200; n += 1) talker.send({ t: 'pong' });
    expect(await talker.closeCode()).toBe(1008);
  });

  test('lets a hundred subscriptions in and no more', async () => {
    const [node] = await openNodes(1);
    const phone = await openDevice(node.port, anna);
    for (let n = 0; n < 101; n += 1) {
      if (n === 60) await pause(3000);
      phone.send({ t: 'sub', id: `s${n}`, topic: 'messages/anna' });
    }
    expect(await phone.next('refused')).toMatchObject({ id: 's100', code: 'request.too_many' });
  });

  test('closes with 1012 when the school is being replaced', async () => {
    const [node] = await openNodes(1);
    const phone = await openDevice(node.port, anna);
    await node.realtime.stop();
    expect(await phone.closeCode()).toBe(1012);
    await expect(openDevice(node.port, anna)).rejects.toThrow('503');
  });
});

test('a reader that does not read is cut off, and the others notice nothing', { timeout: 90_000 }, async () => {
  const [node] = await openNodes(1);
  const slow = await openDevice(node.port, anna);
  const quick = await openDevice(node.port, anna);
  await slow.follow('messages/anna');
  await quick.follow('messages/anna');
  slow.socket.pause();
  const large = 'x'.repeat(200_000);
  for (let n = 0; n < 120 && node.realtime.connections > 1; n += 1) {
    await node.write('anna', 'm', `${n} ${large}`);
    await quick.until(() => quick.heard.find((message) => message.t === 'change' && JSON.stringify(message).includes(`"${n} x`)));
  }
  expect(node.realtime.connections).toBe(1);
  slow.socket.terminate();
});
