import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import type { Principal } from '#platform/principal';

import { choose } from '../../school/testing.ts';
import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveStudy } from './testing.ts';

/** What browsers write at the beginning of a recorded voice. */
const voice: Buffer = Buffer.concat([Buffer.from('\x1aE\xdf\xa3....B\x82\x84webm....\x86\x86A_OPUS', 'latin1'), Buffer.alloc(2000, 7)]);
const film = Buffer.concat([Buffer.from('\x1aE\xdf\xa3....B\x82\x84webm....V_VP8....A_OPUS', 'latin1'), Buffer.alloc(2000, 7)]);
/** The first two tasks of it: to say something, and to read aloud. */
const spoken = 'speaking-s1-01-home';

async function haveSpeaker() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'voices-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const school = await openSchool({ env: { DATA_DIR: dataDir } });
  const study = await haveStudy(school, 'speaking');
  const consent = (given: boolean) => study.asParent.post('/user/consents', { purpose: 'voice-recordings', version: 1, given });
  expect((await consent(true)).status).toBe(200);
  const { attemptUid, items } = await school.playbooks.open(study.kidUid, spoken);
  const [first, second] = items.map(({ taskIdx, round, task }) => ({ taskIdx, round, template: task.template }));
  if (!first || !second) throw new Error('Two tasks are spoken');
  const filesKept = async () => (await readdir(path.join(dataDir, 'files/voices')).catch(() => [])).length;
  return { ...study, school, consent, attemptUid, first, second, filesKept, record: recordAs(school, attemptUid) };
}

const recordAs =
  (school: TestSchool, attemptUid: string) =>
  async (
    who: Principal,
    { taskIdx, round }: { taskIdx: number; round: number },
    bytes = voice,
    type = 'audio/webm;codecs=opus',
    seconds = 12,
  ) => {
    const answer = await school.http.inject({
      method: 'POST',
      url: `/api/attempts/${attemptUid}/recordings?taskIdx=${taskIdx}&round=${round}&seconds=${seconds}`,
      headers: { 'x-test-principal': JSON.stringify(who), 'content-type': type },
      payload: bytes,
    });
    return { status: answer.statusCode, body: answer.json() };
  };

test('the voice of a child is heard by its teacher, its parent and the managers, and by nobody else', async () => {
  const { school, kid, parent, support, asTeacher, asKid, attemptUid, first, record } = await haveSpeaker();
  const { status, body } = await record(kid, first);
  expect(status).toBe(200);
  const answer = { template: first.template, seconds: 12, recording: body.recording };
  const told = await asKid.post(`/attempts/${attemptUid}/answers`, { taskIdx: first.taskIdx, round: first.round, try: 1, answer });
  expect(told.body.verdict).toBe('waiting');

  const [work] = (await asTeacher.get('/teacher/reviews')).body.works;
  expect(work.sound.seconds).toBe(12);
  const heard = await school.http.inject({ method: 'GET', url: work.sound.url });
  expect([heard.statusCode, heard.headers['content-type'], heard.rawPayload.equals(voice)]).toEqual([200, 'audio/webm', true]);
  const part = await school.http.inject({ method: 'GET', url: work.sound.url, headers: { range: 'bytes=0-1' } });
  expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([206, `bytes 0-1/${voice.length}`, 2]);
  expect(
    (
      await school.http.inject({
        method: 'GET',
        url: work.sound.url.replace(/sign=(.)/, (_whole: string, first: string) => `sign=${first === '_' ? '-' : '_'}`),
      })
    ).statusCode,
  ).toBe(404);

  const soundFor = async (who: Principal) => (await school.as(who).get(`/attempts/${attemptUid}/review`)).body.items[0].sound;
  expect(await soundFor(parent)).toMatchObject({ seconds: 12 });
  expect(await soundFor(support)).toBeNull();
  expect(await soundFor({ ...support, role: 'manager' })).toMatchObject({ seconds: 12 });
  const stranger = await haveStudy(school, 'speaking');
  expect((await stranger.asParent.get(`/attempts/${attemptUid}/review`)).status).toBe(404);

  const until = Number(new URL(work.sound.url, 'http://school.test').searchParams.get('until'));
  expect(until * 1000 - school.clock.now().epochMilliseconds).toBeLessThanOrEqual(3600_000);
  school.clock.set(Temporal.Instant.fromEpochMilliseconds(until * 1000));
  expect((await school.http.inject({ method: 'GET', url: work.sound.url })).statusCode).toBe(404);
});

describe('a recording', () => {
  test('is sound alone, and not too large, whatever it calls itself', async () => {
    const { kid, first, record, filesKept } = await haveSpeaker();
    const codeOf = async (bytes: Buffer, type = 'audio/webm') => (await record(kid, first, bytes, type)).body.error.code;
    expect(await codeOf(film)).toBe('files.not_a_sound');
    expect(await codeOf(Buffer.from('<svg onload="alert(1)"></svg>'), 'audio/ogg')).toBe('files.not_a_sound');
    expect(await codeOf(voice, 'image/png')).toBe('request.invalid');
    expect(await codeOf(Buffer.concat([voice, Buffer.alloc(3 * 1024 * 1024)]))).toMatch(/too_large/);
    expect(await codeOf(Buffer.from('{}'), 'application/json')).toBe('request.invalid');
    expect((await record(kid, first, voice, 'audio/webm', 301)).status).toBe(400);
    expect((await record(kid, first, voice, 'audio/webm', 300)).status).toBe(200);
    expect(await filesKept()).toBe(1);
  });

  test('is made by the child itself, for a spoken task that is open, and the last one counts', async () => {
    const { kid, parent, school, first, second, attemptUid, asKid, record, filesKept } = await haveSpeaker();
    expect((await record(parent, first)).status).toBe(403);
    const stranger = await haveStudy(school, 'speaking');
    expect((await record(stranger.kid, first)).body.error.code).toBe('playbooks.attempt_not_found');
    expect((await record(kid, { taskIdx: 9, round: 0 })).body.error.code).toBe('playbooks.slide_not_found');
    const one = (await record(kid, first)).body.recording;
    const two = (await record(kid, first)).body.recording;
    expect(await filesKept()).toBe(1);
    const hand = (place: typeof first, recording: string) =>
      asKid.post(`/attempts/${attemptUid}/answers`, {
        taskIdx: place.taskIdx,
        round: place.round,
        try: 1,
        answer: { template: place.template, seconds: 3, recording },
      });
    expect((await hand(first, one)).body.error.code).toBe('playbooks.answer_unfit');
    expect((await hand(second, two)).body.error.code).toBe('playbooks.answer_unfit');
    expect((await hand(first, two)).status).toBe(200);
    expect((await record(kid, first)).body.error.code).toBe('playbooks.already_answered');
    expect(await filesKept()).toBe(1);
  });

  test('is made only while the parent allows it; taken back, what was kept is deleted and the mark stays', async () => {
    const { school, kid, asKid, asTeacher, consent, first, second, attemptUid, record, filesKept } = await haveSpeaker();
    const { recording } = (await record(kid, first)).body;
    const answer = { template: first.template, seconds: 12, recording };
    await asKid.post(`/attempts/${attemptUid}/answers`, { taskIdx: first.taskIdx, round: first.round, try: 1, answer });
    const stranger = await haveStudy(school, 'speaking');
    await stranger.asParent.post('/user/consents', { purpose: 'voice-recordings', version: 1, given: false });
    await school.outbox.drain();
    expect(await filesKept()).toBe(1);

    school.clock.set(school.clock.now().add({ seconds: 1 }));
    expect((await consent(false)).status).toBe(200);
    await school.outbox.drain();
    expect(await filesKept()).toBe(0);
    const [work] = (await asTeacher.get('/teacher/reviews')).body.works;
    expect(work).toMatchObject({ sound: null });
    expect((await record(kid, second)).body.error).toMatchObject({
      code: 'families.consent_needed',
      facts: { purpose: 'voice-recordings' },
    });
    expect(await filesKept()).toBe(0);
    expect((await consent(true)).status).toBe(200);
    expect((await record(kid, second)).status).toBe(200);
  });

  test.each([
    [1, false, [1, 1, 0]],
    [180, true, [1, 1, 0]],
  ])('is forgotten after %i days (handed in: %s)', async (days, isHandedIn, kept) => {
    const { school, kid, first, attemptUid, asKid, record, filesKept } = await haveSpeaker();
    const { recording } = (await record(kid, first)).body;
    const answer = { template: first.template, seconds: 12, recording };
    if (isHandedIn) await asKid.post(`/attempts/${attemptUid}/answers`, { taskIdx: first.taskIdx, round: first.round, try: 1, answer });
    const then = school.clock.now().add({ hours: 24 * days });
    const seen: number[] = [];
    for (const seconds of [-1, 0, 1]) {
      school.clock.set(then.add({ seconds }));
      await school.playbooks.forgetRecordings();
      seen.push(await filesKept());
    }
    expect(seen).toEqual(kept);
  });

  test('is forgotten sooner from the next night on, where the school keeps voices shorter; the parent reads so', async () => {
    const { school, kid, first, attemptUid, asKid, record, filesKept } = await haveSpeaker();
    const { recording } = (await record(kid, first)).body;
    const answer = { template: first.template, seconds: 12, recording };
    await asKid.post(`/attempts/${attemptUid}/answers`, { taskIdx: first.taskIdx, round: first.round, try: 1, answer });
    school.clock.set(school.clock.now().add({ hours: 24 * 30 }));
    await school.playbooks.forgetRecordings();
    expect(await filesKept()).toBe(1);
    await choose(school, 'voiceDays', 30);
    expect((await school.as().get('/school')).body.voiceDays).toBe(30);
    await school.playbooks.forgetRecordings();
    expect(await filesKept()).toBe(1);
    school.clock.set(school.clock.now().add({ seconds: 1 }));
    await school.playbooks.forgetRecordings();
    expect(await filesKept()).toBe(0);
  });
});
