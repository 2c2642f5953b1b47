import { randomBytes, randomUUID } from 'node:crypto';

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { aStroke, haveRoom, openPage, type RoomPage } from '../testing.ts';

const address = (page: RoomPage) => `${page.entered.person}#${page.entered.epoch}`;

/** Messages that are none. */
const nonsenseSent = process.env['LONG'] === '1' ? 5000 : 100;

test(
  `${nonsenseSent} messages that are none: sockets are closed by rule, nothing of ours fails, the lesson goes on`,
  { timeout: 120_000 },
  async () => {
    const { school, kid, teacher, enter, port, lessonId } = await haveRoom();
    const child = await enter(kid);
    await child.next('ready');
    const stranger = `kid:${randomUUID()}`;
    const nonsense: Array<string | Buffer> = [
      '',
      '{',
      'null',
      '[]',
      '"hello"',
      '{"t":"hello"}',
      '{"t":"hello","v":1,"since":-1}',
      '{"t":"hello","v":1,"since":null,"who":"teacher"}',
      '{"t":"op","opid":"x","op":{"kind":"end"}}',
      JSON.stringify({ t: 'op', opid: randomUUID(), op: { kind: 'join', person: stranger, epoch: 1 } }),
      JSON.stringify({ t: 'op', opid: randomUUID(), op: { kind: 'star', kidUid: 'DROP TABLE' } }),
      JSON.stringify({ t: 'op', opid: randomUUID(), op: { ...aStroke(), points: 'é' } }),
      JSON.stringify({ t: 'signal', to: 'everybody', it: {} }),
      JSON.stringify({ t: 'beat', it: { mic: 'yes' } }),
      JSON.stringify({ t: 'pass', it: { k: 'pointer', place: 'x', x: 1e9, y: 0 } }),
      `{"t":"pong","x":"${'я'.repeat(lessonRoomLimits.messageBytes)}"}`,
      randomBytes(64),
      '{"__proto__":{"t":"hello"}}',
    ];
    const say = async (n: number) => {
      const ticket = await school.identity.roomTicket(kid, { room: lessonId, person: `kid:${kid.kidUid}`, epoch: 1 });
      const socket = new WebSocket(`ws://127.0.0.1:${port}/room/${lessonId}?ticket=${ticket}`);
      const code = new Promise<number>((go) => void socket.once('close', go));
      socket.on('error', () => undefined);
      await new Promise<void>((go) => void socket.once('open', go));
      const random = randomBytes(1 + (n % 40)).toString(n % 2 === 0 ? 'utf8' : 'base64');
      socket.send(nonsense[n] ?? (n % 3 === 0 ? `{"t":"${random.replaceAll(/["\\]/g, '')}"}` : random));
      expect([1008, 1009]).toContain(await code);
    };
    // A session has so many sockets at once, and no more.
    for (let n = 0; n < nonsenseSent; n += 20) await Promise.all(Array.from({ length: 20 }, (_, at) => say(n + at)));
    const adult = await enter(teacher);
    await adult.next('ready');
    await child.event(adult.op({ kind: 'step', step: 3, panel: 0 }));
    expect(child.socket.readyState).toBe(WebSocket.OPEN);
    expect(school.faults).toEqual([]);
  },
);

test('what a child may not do is not done, and the child is told why; who talks too fast is told so', async () => {
  const { kid, anya, enter } = await haveRoom();
  const child = await enter(kid);
  await child.next('ready');
  expect(await child.nack(child.op({ kind: 'star', kidUid: anya.kidUid }))).toBe('role');
  expect(await child.nack(child.op({ kind: 'lock', kids: [], on: true }))).toBe('role');
  const most = lessonRoomLimits.ops.kid.burst + lessonRoomLimits.outboxOps;
  const burst = Array.from({ length: most + 30 }, () => child.op({ kind: 'react', reaction: 'smile' }));
  expect(await child.nack(burst.at(-1) ?? '')).toBe('rate');
});

test('what a page did without a line it sends at once when it is back, and all of it is done, in its order', async () => {
  const { kid, enter } = await haveRoom();
  const child = await enter(kid);
  const sent = Array.from({ length: lessonRoomLimits.ops.kid.burst + 15 }, (_, n) => child.op({ kind: 'raise', on: n % 2 === 0 }));
  await child.event(sent.at(-1) ?? '', 10_000);
  expect(child.events.map(({ opid }) => opid).filter((opid) => sent.includes(opid))).toEqual(sent);
  expect(child.all('nack')).toEqual([]);
});

test('words of media reach the page they are for, and no stranger, no other room, nobody who is not there', async () => {
  const { kid, teacher, enter } = await haveRoom();
  const other = await haveRoom(['Боря']);
  const [child, adult] = [await enter(kid), await enter(teacher)];
  const elsewhere = await other.enter(other.kid);
  await Promise.all([child.next('ready'), adult.next('ready'), elsewhere.next('ready')]);
  const it = { description: { type: 'offer', sdp: 'v=0' } } as const;
  for (const to of [address(elsewhere), `kid:${randomUUID()}#1`, `${adult.entered.person}#1`, address(child)])
    child.send({ t: 'signal', to, it });
  child.send({ t: 'signal', to: address(adult), it });
  expect(await adult.next('signal')).toEqual({ t: 'signal', from: address(child), it });
  expect([adult.all('signal').length, child.all('signal').length, elsewhere.all('signal').length]).toEqual([1, 0, 0]);
});

test('a ticket opens its own room, once, and only while its session is somebody', async () => {
  const { school, kid, port, lessonId } = await haveRoom();
  const entered = (await school.as(kid).post(`/lesson-room/${lessonId}/enter`, { epoch: null, deviceUid: null })).body;
  await expect(openPage(port, randomUUID(), entered)).rejects.toThrow('404');
  const again = (await school.as(kid).post(`/lesson-room/${lessonId}/enter`, { epoch: null, deviceUid: null })).body;
  const page = await openPage(port, lessonId, again);
  await page.next('ready');
  await expect(openPage(port, lessonId, again)).rejects.toThrow('401');
});

test('when a session ends its page hears so, and when the school restarts everybody does', async () => {
  const { school, kid, teacher, enter } = await haveRoom();
  const [child, adult] = [await enter(kid), await enter(teacher)];
  await Promise.all([child.next('ready'), adult.next('ready')]);
  await school.realtime.closeSession(kid.sessionId);
  expect(await child.next('over')).toMatchObject({ code: 'session_over' });
  await school.rooms.stop();
  expect(await adult.next('over')).toMatchObject({ code: 'school_restarts' });
  expect(await adult.closeCode()).toBe(1012);
});

test('a page of another release is told to load anew', async () => {
  const { school, kid, port, lessonId } = await haveRoom();
  const ticket = await school.identity.roomTicket(kid, { room: lessonId, person: `kid:${kid.kidUid}`, epoch: 1 });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/room/${lessonId}?ticket=${ticket}`);
  await new Promise<void>((go) => void socket.once('open', go));
  const heard = new Promise<string>((go) => void socket.once('message', (data: Buffer) => go(data.toString())));
  socket.send(JSON.stringify({ t: 'hello', v: lessonRoomLimits.version + 1, since: null }));
  expect(JSON.parse(await heard)).toMatchObject({ t: 'over', code: 'new_release' });
});
