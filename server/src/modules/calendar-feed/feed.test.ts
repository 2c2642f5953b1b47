import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../testing.ts';
import { calendarText } from './calendar-text.ts';
import { haveFamily, haveLearning, haveTeacher, type TestFamily } from '../scheduling/testing.ts';

import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

/** A learning process of maths with a weekly schedule that waits for payment, so that there are many lessons. */
async function withLessons() {
  const school = await openSchool({ now: '2026-11-23T10:00+03:00' });
  const family = await haveFamily(school, { timezone: 'America/New_York' });
  const { teacherId, teacher } = await haveTeacher(school);
  const { processId } = await haveLearning(school, { family, teacher, startsAt: '2026-11-24T18:00+03:00' });
  await school.as(family.parent).post('/regular-schedule', { processId, teacherId, days: [{ weekday: 5, startMinute: 18 * 60 }] });
  return { school, family, processId, teacherId, teacher };
}

const linkOf = async (school: TestSchool, family: TestFamily): Promise<string> => {
  const { status, body } = await school.as(family.parent).post('/calendar-feeds', { kidUid: family.kidUid });
  expect(status).toBe(200);
  return new URL(body.url as string).pathname;
};
const read = async (school: TestSchool, path: string) => school.http.inject({ method: 'GET', url: path });

/** What two readers that know nothing of each other make of a calendar. */
function entriesOf(text: string) {
  const one = Object.values(nodeIcal.sync.parseICS(text))
    .filter((entry) => entry?.type === 'VEVENT')
    .map((entry) => ({
      uid: entry.uid,
      sequence: Number(entry.sequence),
      start: entry.start.toISOString(),
      end: entry.end?.toISOString(),
      summary: typeof entry.summary === 'string' ? entry.summary : entry.summary.val,
      status: entry.status,
    }));
  const other = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      status: String(component.getFirstPropertyValue('status')),
    };
  });
  const byStart = (list: typeof other) => list.toSorted((a, b) => (a.start < b.start ? -1 : 1));
  expect(byStart(one as typeof other)).toEqual(byStart(other));
  return byStart(other);
}

test('a name cannot put lines of its own into a calendar', () => {
  const kid = 'A\r\nATTENDEE:mailto:evil@x.example\nBEGIN:VEVENT\u0000;,\\';
  const school = 'Ёж\r\nATTENDEE:mailto:evil@x.example;,\\';
  const address = 'https://school.example';
  const entry = { summary: () => '', about: () => [], url: () => address };
  const text = calendarText([], { title: `${school}: ${kid}`, whose: 'kid', locale: 'ru-RU', school, titles: {}, ...entry });
  const lines = text.split(/\r\n|[\r\n]/);
  expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VEVENT)/.test(line))).toEqual([]);
  expect(text).not.toContain('\u0000');
  const shown = new ICAL.Component(ICAL.parse(text));
  for (const name of ['name', 'x-wr-calname'])
    expect(String(shown.getFirstPropertyValue(name))).toContain('ATTENDEE:mailto:evil@x.example');
});

describe('a calendar link', () => {
  test('shows two independent readers the same lessons at the same instants, in the family’s language', async () => {
    const { school, family } = await withLessons();
    const answer = await read(school, await linkOf(school, family));
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const entries = entriesOf(answer.body);
    expect(entries[0]).toMatchObject({
      start: '2026-11-24T15:00:00.000Z',
      end: '2026-11-24T15:50:00.000Z',
      summary: 'Пробный урок: Математика — Миша',
      status: 'CONFIRMED',
    });
    expect(entries[1]).toMatchObject({ start: '2026-11-27T15:00:00.000Z', summary: 'Математика — Миша', status: 'TENTATIVE' });
    expect(entries).toHaveLength(9);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(9);
  });

  test('leads from an entry into that lesson with one tap; what is not paid for or has been leads to the schedule', async () => {
    const { school, family } = await withLessons();
    const path = await linkOf(school, family);
    const urls = async () =>
      [...(await read(school, path)).body.replaceAll('\r\n ', '').matchAll(/^URL;VALUE=URI:(.*)\r$/gm)].map(([, url]) => url ?? '');
    const [trial = '', held = ''] = await urls();
    expect(held).toMatch(/\/schedule$/);
    expect(await urls()).toContain(trial);
    // Known as this lesson's own: a link that the school never wrote hears something else. The trial counts as held already.
    const tapped = await school.as().post('/lesson-room/link/enter', { token: trial.split('/room#')[1] });
    expect(tapped.body.error.code).toBe('lesson_room.over');
    school.clock.set(Temporal.Instant.from('2026-11-24T19:00+03:00'));
    expect((await urls())[0]).toMatch(/\/schedule$/);
  });

  test('keeps the UID of a lesson that is moved, and its SEQUENCE grows; a cancelled one is gone', async () => {
    const { school, family } = await withLessons();
    const path = await linkOf(school, family);
    const before = entriesOf((await read(school, path)).body);
    const { body } = await school.as(family.parent).get('/events');
    const events = (body.events as Array<{ eventId: string; timestamp: string }>).filter(({ timestamp }) => timestamp > '2026-11-26');
    const moved = await school.as(family.parent).post(`/events/${events[0]?.eventId}/transfer`, {
      scope: 'one',
      timestamp: '2026-11-27T16:00:00Z',
      reason: 'Врач',
    });
    expect(moved.status).toBe(200);
    const canceled = await school.as(family.parent).post(`/events/${events[1]?.eventId}/cancel`, { scope: 'one', reason: 'Болезнь' });
    expect(canceled.status).toBe(200);
    const after = entriesOf((await read(school, path)).body);
    const [was, is] = [before[1], after[1]];
    expect(is?.uid).toBe(was?.uid);
    expect(is?.start).toBe('2026-11-27T16:00:00.000Z');
    expect(is?.sequence).toBeGreaterThan(was?.sequence ?? 0);
    expect(after.map(({ uid }) => uid)).not.toContain(before[2]?.uid);
    expect(after).toHaveLength(before.length - 1);
  });

  test('is the parent’s to make, to make anew and to revoke; the earlier link then reads nothing', async () => {
    const { school, family } = await withLessons();
    const first = await linkOf(school, family);
    const second = await linkOf(school, family);
    expect((await read(school, first)).statusCode).toBe(404);
    expect((await read(school, second)).statusCode).toBe(200);
    const { body } = await school.as(family.parent).get('/calendar-feeds');
    expect(body.feeds).toMatchObject([{ kidUid: family.kidUid, readAt: expect.any(String) }]);
    expect((await school.as(family.parent).delete(`/calendar-feeds/${family.kidUid}`)).status).toBe(200);
    expect((await read(school, second)).statusCode).toBe(404);
    expect((await school.as(family.parent).delete(`/calendar-feeds/${family.kidUid}`)).body).toMatchObject({
      error: { code: 'scheduling.feed_not_found' },
    });
  });

  test('is not for another family’s kid, and a secret that was guessed reads nothing', async () => {
    const { school, family } = await withLessons();
    const stranger = await haveFamily(school);
    expect((await school.as(stranger.parent).post('/calendar-feeds', { kidUid: family.kidUid })).body).toMatchObject({
      error: { code: 'families.kid_not_found' },
    });
    const path = await linkOf(school, family);
    expect((await school.as(stranger.parent).delete(`/calendar-feeds/${family.kidUid}`)).status).toBe(404);
    expect((await read(school, path.replace('.ics', 'x.ics'))).statusCode).toBe(404);
    expect((await read(school, path.replace('.ics', ''))).statusCode).toBe(404);
  });

  test('that has not changed is not sent twice', async () => {
    const { school, family } = await withLessons();
    const path = await linkOf(school, family);
    const { headers } = await read(school, path);
    const again = await school.http.inject({ method: 'GET', url: path, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('a teacher’s calendar link', () => {
  const own = (school: TestSchool, teacher: Awaited<ReturnType<typeof haveTeacher>>['teacher']) => school.as(teacher);

  test('shows the teacher’s lessons with first names, each leading into its room', async () => {
    const { school, teacher } = await withLessons();
    const calls = own(school, teacher);
    expect((await calls.get('/teacher/calendar-feed')).body).toEqual({ feed: null });
    const path = new URL((await calls.post('/teacher/calendar-feed', {})).body.url as string).pathname;
    const { body, statusCode } = await read(school, path);
    expect(statusCode).toBe(200);
    const entries = entriesOf(body);
    expect(entries).toHaveLength(9);
    expect(entries[0]).toMatchObject({ start: '2026-11-24T15:00:00.000Z', summary: 'Пробный урок: Математика — Миша' });
    expect(entries[1]).toMatchObject({ summary: 'Математика — Миша', status: 'TENTATIVE' });
    expect(body).not.toContain('Иванов');
    const urls = [...body.replaceAll('\r\n ', '').matchAll(/^URL;VALUE=URI:(.*)\r$/gm)].map(([, url]) => url ?? '');
    expect(urls[0]).toMatch(/\/teacher\/lessons\/[0-9a-f-]{36}\/room$/);
    expect((await calls.get('/teacher/calendar-feed')).body.feed.readAt).not.toBeNull();
  });

  test('is made anew and revoked by its teacher alone, and ends when the teacher leaves', async () => {
    const { school, teacher, teacherId, family } = await withLessons();
    const calls = own(school, teacher);
    const make = async () => new URL((await calls.post('/teacher/calendar-feed', {})).body.url as string).pathname;
    const status = async (path: string) => (await read(school, path)).statusCode;
    const [first, second] = [await make(), await make()];
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    expect((await school.as(family.parent).post('/teacher/calendar-feed', {})).status).toBe(403);
    expect((await calls.delete('/teacher/calendar-feed')).status).toBe(200);
    expect(await status(second)).toBe(404);
    expect((await calls.delete('/teacher/calendar-feed')).body.error.code).toBe('scheduling.feed_not_found');
    const third = await make();
    await school.outbox.publish({ type: 'scheduling.teacher_left', teacherId });
    await school.outbox.drain();
    expect(await status(third)).toBe(404);
  });
});

describe('one lesson for a calendar', () => {
  test('is the family’s own, with its time, and only while it is ahead', async () => {
    const { school, family } = await withLessons();
    const [event] = (await school.as(family.parent).get('/events')).body.events.filter(
      (it: { timestamp: string }) => it.timestamp > '2026-11-25',
    );
    const path = `/events/${event.eventId}/calendar?kidUid=${family.kidUid}`;
    const { name, text } = (await school.as(family.parent).get(path)).body;
    expect(name).toBe('lesson.ics');
    expect(entriesOf(text)).toMatchObject([{ start: new Date(event.timestamp).toISOString() }]);
    const other = await haveFamily(school);
    expect((await school.as(other.parent).get(path)).body.error.code).toBe('families.kid_not_found');
    expect((await school.as(other.parent).get(`/events/${event.eventId}/calendar?kidUid=${other.kidUid}`)).body.error.code).toBe(
      'scheduling.lesson_not_found',
    );
    school.clock.set(Temporal.Instant.from(event.timestamp).add({ hours: 2 }));
    expect((await school.as(family.parent).get(path)).body.error.code).toBe('scheduling.lesson_not_found');
  });
});
