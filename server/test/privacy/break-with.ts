import type { Principal } from '#platform/principal';

import type { TestSchool } from '../../src/testing.ts';
import { zora } from './zora.ts';

/**
 * A page that breaks with the child's name in every place where one can stand: words, address, calls, crumbs on the way there; and
 * recorded sessions of the parent and of a colleague in which the mask has failed.
 */
export async function breakWith(school: TestSchool, { parent, manager }: { parent: Principal; manager: Principal }): Promise<void> {
  const hex = () => crypto.randomUUID().replaceAll('-', '');
  const send = async (who: Principal, ...lines: unknown[]) => {
    const { statusCode } = await school.http.inject({
      method: 'POST',
      url: '/faults/api/1/envelope/?sentry_key=school',
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-test-principal': JSON.stringify(who) },
      payload: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    });
    if (statusCode !== 200) throw new Error(`A fault was answered with ${statusCode}`);
  };
  const page = `https://school.test/elsewhere/${encodeURIComponent(zora.name)}?kid=${encodeURIComponent(zora.name)}`;
  const breadcrumbs = [{ category: 'fetch', message: `GET ${page}`, data: { url: page, name: zora.name } }];
  const stacktrace = { frames: [{ function: `Object.${zora.name}`, filename: page, lineno: 1, colno: 1 }] };
  const exception = { values: [{ type: 'TypeError', value: `нет уроков у Зориславы: ${encodeURIComponent('Зориславе')}`, stacktrace }] };
  await send(
    parent,
    {},
    { type: 'event' },
    { event_id: hex(), request: { url: page }, breadcrumbs, exception, user: { username: zora.name } },
  );
  for (const who of [parent, manager]) {
    const replay = { replay_id: hex(), segment_id: 0, urls: [page] };
    const events = [{ type: 3, timestamp: 1, data: { texts: [{ id: 4, value: 'Урок: Зорислава, 12:00' }] } }];
    const recording = `${JSON.stringify({ segment_id: 0 })}\n${JSON.stringify(events)}`;
    await send(who, {}, { type: 'replay_event' }, replay, { type: 'replay_recording', length: Buffer.byteLength(recording) }, recording);
  }
}
