import { deflateSync } from 'node:zlib';

import { expect, test } from 'vitest';

import type { Principal } from '#platform/principal';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';

const manager = signedIn('manager');
const hex = () => crypto.randomUUID().replaceAll('-', '');
const line = (value: unknown) => JSON.stringify(value);

const faultEvent = (value: string, { replayId = undefined as string | undefined, script = 'intro-B1x9Zq0a.js' } = {}) => ({
  event_id: hex(),
  timestamp: 1_795_417_200.25,
  request: { url: 'https://chip.school/payment?order=7', headers: { 'User-Agent': 'Firefox/140.0' } },
  ...(replayId && { contexts: { replay: { replay_id: replayId } } }),
  exception: {
    values: [
      {
        type: 'TypeError',
        value,
        stacktrace: { frames: [{ function: 'book', filename: `https://chip.school/assets/${script}`, lineno: 3, colno: 9 }] },
      },
    ],
  },
});
const envelope = (...items: Array<[type: string, value: unknown]>) =>
  Buffer.from([line({ sent_at: 'now' }), ...items.flatMap(([type, value]) => [line({ type }), line(value)])].join('\n'));
const recording = (replayId: string, segment: number, events: Buffer) =>
  Buffer.concat([
    Buffer.from(`${line({})}\n${line({ type: 'replay_event' })}\n${line({ replay_id: replayId, segment_id: segment })}\n`),
    Buffer.from(`${line({ type: 'replay_recording', length: line({ segment_id: segment }).length + 1 + events.length })}\n`),
    Buffer.from(`${line({ segment_id: segment })}\n`),
    events,
  ]);
const send = async (
  school: TestSchool,
  payload: Buffer,
  { who, headers = {} }: { who?: Principal; headers?: Record<string, string> } = {},
) =>
  school.http.inject({
    method: 'POST',
    url: '/faults/api/1/envelope/?sentry_key=school&sentry_version=7',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...(who && { 'x-test-principal': line(who) }), ...headers },
    payload,
  });

test('the same fault of two releases is one; it is dealt with, and open again when it happens again', async () => {
  const school = await openSchool();
  expect((await send(school, envelope(['event', faultEvent('no unit 7')]))).statusCode).toBe(200);
  const second = faultEvent('no unit 8', { script: 'intro-C7y2Wp1b.js' });
  // A lost answer makes a client send again: it happened once.
  for (let n = 0; n < 2; n++) await send(school, envelope(['event', second], ['session', {}]));
  await send(school, envelope(['event', faultEvent('quite another thing')]));
  const list = async (query = '') => (await school.as(manager).get(`/manager/faults${query}`)).body.faults;
  const [, fault] = await list();
  expect(fault).toMatchObject({
    kind: 'TypeError',
    times: 2,
    page: '/payment',
    place: 'book (assets/intro-C7y2Wp1b.js:3)',
    handledAt: null,
  });
  expect(await list('?search=quite')).toHaveLength(1);

  const at = `/manager/faults/${fault.faultId}`;
  expect((await school.as(manager).post(`${at}/handled`, { handled: true })).body.fault.handledAt).toBe('2026-11-23T07:00:00Z');
  expect([(await list()).length, (await list('?state=handled')).length]).toEqual([1, 1]);
  await send(school, envelope(['event', faultEvent('no unit 9')]));
  const shown = (await school.as(manager).get(at)).body;
  expect(shown.fault).toMatchObject({ times: 3, handledAt: null });
  expect(shown.moments).toHaveLength(3);
  expect(shown.moments[0]).toMatchObject({ browser: 'Firefox 140', replayId: null, happenedAt: '2026-11-23T07:00:00.25Z' });
  expect(shown.stack[0]).toMatchObject({ name: 'book', line: 3, ours: true });
  expect((await school.as(manager).get(`/manager/faults/${hex()}`)).status).toBe(404);
});

test('a recording is kept in parts and given back whole; never one of a child', async () => {
  const school = await openSchool();
  const { parent, kid } = await haveFamily(school);
  const [replayId, kids] = [hex(), hex()];
  const second = recording(replayId, 1, deflateSync(Buffer.from(line([{ type: 3, n: 2 }]))));
  for (const part of [second, recording(replayId, 0, Buffer.from(line([{ type: 4, n: 1 }]))), second])
    expect((await send(school, part, { who: parent })).statusCode).toBe(200);
  await send(school, envelope(['event', faultEvent('seen', { replayId })]), { who: parent });
  expect((await school.as(manager).get('/manager/faults')).body.faults[0].replays).toBe(1);
  const file = await school.as(manager).file(`/manager/replays/${replayId}`);
  expect(JSON.parse(file.bytes.toString())).toEqual({
    replayId,
    events: [
      { type: 4, n: 1 },
      { type: 3, n: 2 },
    ],
  });

  // Nobody adds to the recording of another, and a stranger has none.
  const [other, strangers] = [(await haveFamily(school)).parent, hex()];
  expect((await send(school, recording(replayId, 2, Buffer.from('[{"type":5}]')), { who: other })).statusCode).toBe(200);
  await send(school, recording(strangers, 0, Buffer.from('[{}]')));
  expect((await school.as(manager).file(`/manager/replays/${strangers}`)).status).toBe(404);
  expect(JSON.parse((await school.as(manager).file(`/manager/replays/${replayId}`)).bytes.toString()).events).toHaveLength(2);

  await send(school, recording(kids, 0, Buffer.from('[{}]')), { who: kid });
  await send(school, envelope(['event', faultEvent('by a child', { replayId: kids })]), { who: kid });
  expect((await school.as(manager).file(`/manager/replays/${kids}`)).status).toBe(404);
  expect((await school.db.pool.query('select count(*)::int as n from faults_moments where replay_id = $1', [kids])).rows).toEqual([
    { n: 0 },
  ]);

  // Thirty days later the recording is gone, the fault is not; ninety days later nothing is left.
  const later = async (days: number) => {
    school.clock.set(Temporal.Instant.from('2026-11-23T07:00:00Z').add({ hours: days * 24, seconds: 1 }));
    await school.jobs.now('faults.forget-old');
    const { rows } = await school.db.pool.query(
      'select (select count(*)::int from faults_replays) as replays, (select count(*)::int from faults_groups) as faults',
    );
    return rows[0];
  };
  expect(await later(29)).toEqual({ replays: 2, faults: 2 });
  expect(await later(30)).toEqual({ replays: 0, faults: 2 });
  expect((await school.as(manager).file(`/manager/replays/${replayId}`)).status).toBe(404);
  expect(await later(90)).toEqual({ replays: 0, faults: 0 });
});

test('the sink takes what it can read, from its own pages, and not without end', async () => {
  const school = await openSchool();
  const { parent } = await haveFamily(school);
  expect((await send(school, Buffer.from('nonsense'))).statusCode).toBe(400);
  expect((await send(school, Buffer.alloc(1024 * 1024 + 1, 'x'))).statusCode).toBe(413);
  expect((await send(school, envelope(['event', faultEvent('x')]), { headers: { origin: 'https://elsewhere.example' } })).statusCode).toBe(
    403,
  );
  expect((await send(school, recording(hex(), 0, Buffer.from('not deflated')))).statusCode).toBe(200);
  for (const [ms, page] of [
    [1000, '/'],
    [3000, '/'],
    [500, '/login'],
  ] as const)
    await send(
      school,
      envelope([
        'transaction',
        { transaction: page, start_timestamp: 1, timestamp: 1 + ms / 1000, contexts: { trace: { trace_id: hex(), op: 'pageload' } } },
      ]),
    );
  expect((await school.as(manager).get('/manager/speed?days=1')).body.pages).toEqual([
    { page: '/', times: 2, p50: 2000, p75: 2500, p95: 2900, drawn: null },
    { page: '/login', times: 1, p50: 500, p75: 500, p95: 500, drawn: null },
  ]);
  const answers = await Promise.all(Array.from({ length: 130 }, () => send(school, envelope(), { who: parent })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('60');
});

test('the server’s own faults come to the same place', async () => {
  const school = await openSchool();
  school.tellFault(new RangeError('no row for anna@example.com'));
  await school.stop();
  const { rows } = await school.db.pool.query('select source, kind, words, place from faults_groups');
  expect(rows).toMatchObject([{ source: 'server', kind: 'RangeError', words: 'no row for [mail]' }]);
  expect(rows[0].place).toContain('server/src/modules/faults/faults.test.ts');
});
