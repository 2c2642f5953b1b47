import type { AddressInfo } from 'node:net';

import { topicRights } from '@school/contract/realtime/topic-rights';
import { needsIn, rightIn, type Row } from '@school/contract/role-rows';
import { sql } from '#platform/db';

import { demoAccounts } from '../../src/demo/accounts.ts';
import { openDevice } from '../../src/platform/realtime/testing.ts';
import type { TestSchool } from '../../src/testing.ts';
import type { openBusySchool } from './busy-school.ts';
import { type Ids, nobodys, type objectsOf } from './objects.ts';
import type { SignedIn } from './people.ts';

interface Stage extends Pick<Awaited<ReturnType<typeof openBusySchool>>, 'school' | 'send' | 'signIn'> {
  objects: Awaited<ReturnType<typeof objectsOf>>;
  bearers: Partial<Record<SignedIn, string | undefined>>;
}

type Device = Awaited<ReturnType<typeof openDevice>>;

const everyTopic = Object.entries(topicRights) as Array<[string, Row]>;

/** A topic's path with these ids. */
const pathOf = (pattern: string, ids: Ids): string => pattern.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? nobodys);

/** Ids as topics name them: the contact centre's conversations are the school's, a teacher's days go by the own id. */
async function topicIds(school: TestSchool, role: SignedIn, ids: Ids): Promise<Ids> {
  if (role === 'teacher') return { ...ids, teacherId: ids['customerId'] };
  if (role !== 'manager') return ids;
  const chat = await school.db.one(sql<{ id: string }>`select chat_id as id from chat_chats where kind = 'school' limit 1`);
  return { ...ids, customerId: 'school', chatId: chat?.id };
}

async function connect({ school, send }: Stage, bearer: string | undefined): Promise<Device> {
  const { ticket } = (await send(bearer, 'POST /realtime/ticket', { body: {} })).body as { ticket: string };
  return openDevice((school.http.server.address() as AddressInfo).port, ticket);
}

async function said(device: Device, topic: string): Promise<string> {
  const answer = await device.follow(topic);
  return answer.t === 'refused' ? answer.code : answer.t;
}

/** What differs from the role matrix when every topic is followed by every role, with own and with foreign objects. */
export async function overSockets(stage: Stage): Promise<string[]> {
  const { school, bearers, objects } = stage;
  const { claimLiveTicket: claimTicket, principalNow } = school.identity;
  school.realtime.attach(school.http.server, { claimTicket, principalNow });
  const differences: string[] = [];
  const expect = async (device: Device, who: string, path: string, code: string) => {
    const answer = await said(device, path);
    if (answer !== code) differences.push(`${who}: ${path} → ${answer}, not ${code}`);
  };
  for (const role of ['parent', 'kid', 'teacher', 'manager', 'support'] as const) {
    const device = await connect(stage, bearers[role]);
    const own = await topicIds(school, role, objects[role].own);
    const foreign = await topicIds(school, role, { ...own, ...objects[role].foreign });
    for (const [pattern, row] of everyTopic) {
      const right = rightIn(row, role);
      await expect(device, role, pathOf(pattern, own), right === 'deny' ? 'identity.not_your_role' : 'snapshot');
      if (right !== 'own') continue;
      await expect(device, role, pathOf(pattern, foreign), 'request.not_found');
      await expect(device, role, pathOf(pattern, {}), 'request.not_found');
    }
    await device.close();
  }
  await expectOfColleague(stage, expect);
  await school.realtime.stop();
  return differences;
}

/** Somebody of the staff with one right follows what it names, and nothing else. */
async function expectOfColleague(
  stage: Stage,
  expect: (device: Device, who: string, path: string, code: string) => Promise<void>,
): Promise<void> {
  const { school, objects, signIn } = stage;
  const own = await topicIds(school, 'manager', objects.manager.own);
  const device = await connect(stage, await signIn(demoAccounts.support));
  const account = await school.db.one(sql<{ id: string }>`
    select account_id as id from identity_accounts where email = ${demoAccounts.support.email}`);
  for (const right of ['support', 'content', 'staff', 'audit', 'money', 'people'] as const) {
    await school.identity.staff.change(account?.id ?? '', { rights: [right] });
    for (const [pattern, row] of everyTopic) {
      if (rightIn(row, 'manager') === 'deny') continue;
      const needs = needsIn(row);
      device.heard.length = 0;
      await expect(device, right, pathOf(pattern, own), needs.includes(right) ? 'snapshot' : 'identity.right_needed');
    }
  }
  await device.close();
}
