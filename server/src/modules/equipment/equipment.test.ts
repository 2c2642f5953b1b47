import { createHmac } from 'node:crypto';

import type { EquipmentResult } from '@school/contract/equipment/shapes';
import { describe, expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily, haveTeacher } from '../scheduling/testing.ts';
import { iceServers } from './ice-servers.ts';
import { renewed, verdictOf } from './rules/device-profile.ts';

const laptop = crypto.randomUUID();
const device = { browser: 'chrome', version: 141, system: 'windows' } as const;
const fine = (step: EquipmentResult['step']): EquipmentResult => ({ step, ok: true, code: null, facts: {} });
const denied: EquipmentResult = { step: 'camera', ok: false, code: 'denied', facts: {} };
const manager = signedIn('manager');

const check = (steps: EquipmentResult[], uid = laptop) => ({ uid, device, byItself: false, steps });

describe('a device profile', () => {
  test('a step that stops a lesson fails it, one that has something to say makes it weak; what was not checked again stays', () => {
    const weak: EquipmentResult = { step: 'connection', ok: true, code: 'weak', facts: { downMbps: 1 } };
    expect(verdictOf([fine('camera'), fine('speaker')])).toBe('ready');
    expect(verdictOf([fine('camera'), weak])).toBe('weak');
    expect(verdictOf([weak, denied])).toBe('failed');
    const before = renewed([], [fine('speaker'), denied], '2026-11-20T10:00:00Z');
    expect(renewed(before, [fine('camera'), weak], '2026-11-21T10:00:00Z')).toMatchObject([
      { step: 'camera', ok: true, at: '2026-11-21T10:00:00Z' },
      { step: 'speaker', at: '2026-11-20T10:00:00Z' },
      { step: 'connection', code: 'weak', at: '2026-11-21T10:00:00Z' },
    ]);
  });

  test('what a family has checked reaches its teacher before the lesson and the managers, and nobody else', async () => {
    const school = await openSchool();
    const { family, teacher, kid, eventId } = await withLesson(school);
    const [parent, child] = [school.as(family.parent), school.as(kid)];
    const about = `/teacher/lessons/${eventId}/equipment`;
    expect((await school.as(teacher).get(about)).body).toEqual({ pupils: [{ kidUid: family.kidUid, profile: null }] });

    expect((await parent.post('/equipment/checks', check([fine('browser'), denied]))).body).toMatchObject({
      verdict: 'failed',
      by: 'parent',
    });
    pass(school, { minutes: 5 });
    const again = await child.post('/equipment/checks', { ...check([fine('camera')]), byItself: true });
    expect(again.body).toMatchObject({ verdict: 'ready', by: 'kid', kidUid: family.kidUid });
    expect(again.body.history).toMatchObject([
      { verdict: 'ready', codes: [], byItself: true },
      { verdict: 'failed', codes: ['denied'], byItself: false },
    ]);
    expect((await parent.get('/equipment')).body.devices).toHaveLength(1);
    // A phone that was tried later is not what the lesson is held on.
    const phone: EquipmentResult = { step: 'browser', ok: false, code: 'mobile_not_supported', facts: {} };
    pass(school, { seconds: 1 });
    await parent.post('/equipment/checks', check([phone], crypto.randomUUID()));
    const seen = { deviceUid: laptop, device, verdict: 'ready', checkedAt: '2026-11-23T07:05:00Z' };
    expect((await school.as(teacher).get(about)).body.pupils).toMatchObject([{ kidUid: family.kidUid, profile: seen }]);
    expect((await school.as(manager).get(`/manager/families/${family.familyId}/equipment`)).body.devices).toMatchObject([
      { verdict: 'failed' },
      seen,
    ]);
    const { teacher: colleague } = await haveTeacher(school, { name: 'Мария' });
    expect((await school.as(colleague).get(about)).body.error.code).toBe('scheduling.lesson_not_found');
    const stranger = { ...family.parent, customerId: crypto.randomUUID() };
    expect((await school.as(stranger).get('/equipment')).body.devices).toEqual([]);
    expect((await school.as(stranger).delete(`/equipment/${laptop}`)).body.error.code).toBe('equipment.device_not_found');

    // The teacher's own, too.
    await school.as(teacher).post('/equipment/checks', check([fine('camera')]));
    expect((await school.as(manager).get(`/manager/teachers/${teacher.customerId}/equipment`)).body.devices).toMatchObject([
      { by: 'teacher' },
    ]);

    expect((await parent.post('/equipment/checks', check([denied, denied]))).body.error.code).toBe('equipment.step_twice');
    for (let n = 0; n < 13; n++) {
      pass(school, { seconds: 1 });
      await parent.post('/equipment/checks', check([fine('camera')], crypto.randomUUID()));
    }
    const { devices } = (await parent.get('/equipment')).body;
    expect(devices).toHaveLength(12);
    expect(devices.map((it: { deviceUid: string }) => it.deviceUid)).not.toContain(laptop);
    pass(school, { hours: 180 * 24 });
    pass(school, { seconds: 1 });
    await school.jobs.runDue();
    expect((await parent.get('/equipment')).body.devices).toEqual([]);
    expect(school.faults).toEqual([]);
  });
});

describe('the measurement of the line', () => {
  test('a ticket is good for a minute, two streams down and a sum of bytes up, however many ask at once', async () => {
    const school = await openSchool();
    const family = await haveFamily(school);
    const begin = async () => (await school.as(family.parent).post('/equipment/line-tests')).body;
    const { ticket, until, iceServers: relays } = await begin();
    expect([until, relays]).toEqual(['2026-11-23T07:01:00Z', []]);
    const up = (bytes: number, said = ticket) =>
      school.http.inject({
        method: 'POST',
        url: '/api/equipment/line/up',
        headers: { 'x-line-ticket': said, 'content-type': 'application/octet-stream' },
        payload: Buffer.alloc(bytes),
      });
    const down = (said = ticket) => school.http.inject({ url: '/api/equipment/line/down', headers: { 'x-line-ticket': said } });
    expect((await school.http.inject({ method: 'POST', url: '/api/equipment/line/ping' })).statusCode).toBe(204);
    expect((await up(64 * 1024)).json()).toEqual({ bytes: 65_536 });
    expect((await up(1, 'nobody’s')).statusCode).toBe(409);
    expect((await up(4 * 1024 * 1024 + 1)).statusCode).toBe(413);

    const streams = await Promise.all(Array.from({ length: 6 }, () => down()));
    expect(streams.filter(({ statusCode }) => statusCode === 200).map(({ rawPayload }) => rawPayload.length)).toEqual([
      12_582_912, 12_582_912,
    ]);
    // 16 MB, of which 64 KB are used: three times four go.
    const blobs = await Promise.all(Array.from({ length: 8 }, () => up(4 * 1024 * 1024)));
    expect(blobs.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);

    const late = await begin();
    pass(school, { seconds: 59 });
    expect((await up(1, late.ticket)).statusCode).toBe(200);
    pass(school, { seconds: 1 });
    expect((await up(1, late.ticket)).json().error.code).toBe('equipment.test_over');

    const asked = await Promise.all(Array.from({ length: 25 }, begin));
    expect(asked.filter((it) => it.ticket)).toHaveLength(18);
    expect(asked.find((it) => it.error)?.error).toMatchObject({ code: 'request.too_many', facts: { minutes: 59 } });
    expect(school.faults).toEqual([]);
  });

  test('a relay is given with a password of two hours that the relay can check by itself', () => {
    const now = Temporal.Instant.from('2026-11-23T07:00:00Z');
    expect(iceServers(undefined, 'somebody', now)).toEqual([]);
    const username = `${now.epochMilliseconds / 1000 + 7200}:somebody`;
    const credential = createHmac('sha1', 'shared').update(username).digest('base64');
    expect(iceServers({ urls: ['turn:relay.example:3478?transport=udp'], secret: 'shared' }, 'somebody', now)).toEqual([
      { urls: ['turn:relay.example:3478?transport=udp'], username, credential },
    ]);
  });
});

const pass = (school: TestSchool, time: Temporal.DurationLike): void => school.clock.set(school.clock.now().add(time));

async function withLesson(school: TestSchool) {
  const family = await haveFamily(school);
  const { teacher } = await haveTeacher(school);
  const timestamp = Temporal.Instant.from('2026-11-24T15:00+03:00').toString();
  const booked = await school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp });
  const kid = { ...family.parent, role: 'kid', kidUid: family.kidUid } as const;
  return { family, teacher, kid, eventId: booked.body.eventId as string };
}
