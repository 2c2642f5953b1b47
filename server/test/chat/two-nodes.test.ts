import path from 'node:path';

import type { Message } from '@school/contract/chat/shapes';
import type { ServerMessage } from '@school/contract/realtime/protocol';
import { describe, expect, test } from 'vitest';

import { haveTeacherChat } from '../../src/modules/chat/testing.ts';
import type { Connection } from '../../src/platform/db.ts';
import type { Principal } from '../../src/platform/principal.ts';
import { openDevice } from '../../src/platform/realtime/testing.ts';
import { openSchool } from '../../src/testing.ts';
import { openKillable } from '../killable-server.ts';
import { pause } from '../money/killing.ts';

const isLong = process.env['LONG'] === '1';
/** Messages of each of the two. */
const many = 200;

/** A school of its own process on the test's database. */
const openNode = (connection: Connection) => openKillable(path.join(import.meta.dirname, 'killable-chat.ts'), JSON.stringify(connection));

/**
 * Somebody's browser: sends numbered messages one after the other under their keys, and follows the conversation by the
 * cursor of the last frame. Of two nodes it uses the one that answers.
 */
function aBrowser(who: Principal, chatId: string, ports: readonly number[]) {
  let at = 0;
  const heard = new Map<string, Message>();
  const order: string[] = [];
  let cursor: string | undefined;
  const run = { live: true };
  const topic = `messages/${chatId}`;

  const hear = (message: Message) => {
    if (!heard.has(message.messageId)) order.push(message.text);
    heard.set(message.messageId, message);
  };
  const take = (frame: ServerMessage) => {
    if (frame.t === 'ping' || frame.t === 'refused') return;
    cursor = frame.cursor;
    if (frame.t === 'snapshot' || (frame.t === 'change' && frame.op === 'doc')) {
      for (const message of (frame.data as { messages: Message[] }).messages) hear(message);
    } else if (frame.t === 'change' && frame.op === 'put') hear(frame.data as Message);
  };

  async function send(text: string): Promise<void> {
    const key = crypto.randomUUID();
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${ports[at]}/api/chats/${chatId}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-test-principal': JSON.stringify(who), 'idempotency-key': key },
        body: JSON.stringify({ text }),
      }).catch(() => undefined);
      if (answer?.ok) return;
      if (answer && answer.status < 500) throw new Error(`${answer.status}: ${await answer.text()}`);
      at = (at + 1) % ports.length;
      await pause(50);
    }
  }

  async function follow(): Promise<void> {
    while (run.live) {
      try {
        const device = await openDevice(ports[at] ?? 0, who);
        let taken = 0;
        await device.follow(topic, cursor);
        while (run.live && device.socket.readyState === device.socket.OPEN) {
          for (; taken < device.heard.length; taken += 1) take(device.heard[taken] as ServerMessage);
          await pause(5);
        }
        for (; taken < device.heard.length; taken += 1) take(device.heard[taken] as ServerMessage);
        device.socket.terminate();
      } catch {
        at = (at + 1) % ports.length;
        await pause(50);
      }
    }
  }
  const following = follow();

  return {
    heard,
    order,
    async sendAll(name: string): Promise<void> {
      for (let n = 1; n <= many; n += 1) await send(`${name} ${n}.`);
    },
    async close(): Promise<void> {
      run.live = false;
      await following;
    },
  };
}

const numbered = (name: string) => Array.from({ length: many }, (_, n) => `${name} ${n + 1}.`);

describe.runIf(isLong)('two nodes of one school', () => {
  test('one is killed in the middle of a conversation: nothing is lost, nothing doubled, the order is kept', async () => {
    const school = await openSchool();
    const { family, teacher, chatId } = await haveTeacherChat(school);
    const [one, other] = await Promise.all([openNode(school.connection), openNode(school.connection)]);
    const mother = aBrowser(family.parent, chatId, [one.port, other.port]);
    const olga = aBrowser(teacher, chatId, [other.port, one.port]);

    const talk = Promise.all([mother.sendAll('мама'), olga.sendAll('учитель')]);
    while (olga.heard.size < many / 2) await pause(10);
    await one.kill();
    await talk;
    for (const until = performance.now() + 10_000; performance.now() < until && mother.heard.size + olga.heard.size < 4 * many;)
      await pause(20);
    await Promise.all([mother.close(), olga.close()]);

    const all: Message[] = [];
    for (let next: string | null | undefined; next !== null;) {
      const { body } = await family.calls.get(`/chats/${chatId}/messages${next === undefined ? '' : `?before=${next}`}`);
      all.unshift(...body.messages);
      next = body.next as string | null;
    }
    const texts = all.map(({ text }) => text);
    expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 2 * many }, (_, n) => n + 1));
    expect(texts.filter((text) => text.startsWith('мама'))).toEqual(numbered('мама'));
    expect(texts.filter((text) => text.startsWith('учитель'))).toEqual(numbered('учитель'));
    // And each of the two has been shown all of it, live, in the order in which it was written.
    for (const { heard, order } of [mother, olga]) {
      expect([...heard.values()].toSorted((a, b) => a.n - b.n).map(({ text }) => text)).toEqual(texts);
      expect(order.filter((text) => text.startsWith('мама'))).toEqual(numbered('мама'));
      expect(order.filter((text) => text.startsWith('учитель'))).toEqual(numbered('учитель'));
    }
  }, 120_000);

  test('typing and presence are seen across nodes; when one dies its people are offline within 5 s', async () => {
    const school = await openSchool();
    const { family, teacher, teacherId, chatId } = await haveTeacherChat(school);
    const [one, other] = await Promise.all([openNode(school.connection), openNode(school.connection)]);
    const helpdesk = await openDevice(other.port, teacher);
    await helpdesk.follow(`chats/${teacherId}`);
    const seen = (isCustomerOnline: boolean, isCustomerWritingMsg: boolean, ms: number) =>
      helpdesk.until(() => {
        const last = helpdesk.heard.findLast((frame) => frame.t === 'change' && frame.op === 'put');
        const chat = last && 'data' in last ? (last.data as Record<string, unknown>) : {};
        return chat['isCustomerOnline'] === isCustomerOnline && chat['isCustomerWritingMsg'] === isCustomerWritingMsg ? true : undefined;
      }, ms);

    const phone = await openDevice(one.port, family.parent);
    await seen(true, false, 2000);
    await phone.follow(`messages/${chatId}`);
    phone.send({ t: 'writing', id: `messages/${chatId}`, on: true });
    await seen(true, true, 2000);
    await one.kill();
    await seen(false, false, 5000);
  });
});
