import { teacherCardLimits } from '@school/contract/teacher-cards/limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import type { Principal } from '#platform/principal';

import { anMp4 } from '../../platform/files/video-testing.ts';
import { openSchool } from '../../testing.ts';
import { haveAccount } from '../identity/testing.ts';
import { haveFamily, haveTeacher } from '../scheduling/testing.ts';
import { manager } from '../staffing/testing.ts';

const aPhoto = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff7700' } })
  .jpeg()
  .toBuffer();
const aHello = anMp4({ seconds: 30, note: '+53.9006+027.5590/' });
const words = { about: { ru: 'Учу считать играя', en: 'Counting by playing' }, languages: ['ru', 'en'], teachesSince: 2014 };

async function haveCards() {
  const school = await openSchool();
  const { teacher, teacherId } = await haveTeacher(school, { name: 'Ольга' });
  await haveAccount(school, { role: 'teacher', customerId: teacherId, email: 'olga@school.test' });
  const family = await haveFamily(school);
  const upload = async (part: 'photo' | 'video', bytes: Uint8Array, who: Principal = teacher) => {
    const answer = await school.http.inject({
      method: 'POST',
      url: `/api/teacher/card/${part}`,
      headers: { 'x-test-principal': JSON.stringify(who), 'content-type': part === 'photo' ? 'image/jpeg' : 'video/mp4' },
      payload: Buffer.from(bytes),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const own = school.as(teacher);
  const office = school.as(manager());
  const send = (more: object = {}) => own.post('/teacher/card/send', { ...words, withPhoto: true, withVideo: true, ...more });
  const seen = async () => (await school.as(family.parent).get(`/teachers/${teacherId}/card`)).body;
  const waiting = async () => (await office.get('/manager/teacher-cards')).body.waiting;
  const told = async () => {
    await school.outbox.drain();
    return (await school.messages.latest({ limit: 9 })).filter(({ key }) => key.startsWith('card decided')).map(({ subject }) => subject);
  };
  const fileAt = async (url: string) => (await school.http.inject({ method: 'GET', url })).statusCode;
  return { school, teacher, teacherId, family, own, office, upload, send, seen, waiting, fileAt, told };
}

test('a card is shown to families once a manager has agreed to it, and nothing of it before', async () => {
  const { school, own, office, upload, send, seen, waiting, fileAt, teacherId, told } = await haveCards();
  expect(await seen()).toMatchObject({ photo: null, video: null, teachesSince: null });
  expect((await upload('photo', aPhoto)).body.change).toMatchObject({
    state: 'draft',
    content: { photo: expect.stringContaining('/files/') },
  });
  expect((await upload('video', aHello)).status).toBe(200);
  expect((await send()).body.change).toMatchObject({ state: 'waiting', content: words });
  expect(await seen()).toMatchObject({ photo: null, video: null, teachesSince: null });

  const [asked] = await waiting();
  expect(asked).toMatchObject({ teacherId, name: 'Ольга', before: { photo: null }, after: words });
  const work = (await office.get('/manager/work?kind=teacherCard')).body.work;
  expect(work).toMatchObject([{ kind: 'teacherCard', teacherName: 'Ольга' }]);
  const answer = await office.post(`/manager/teacher-cards/${asked.changeId}/approve`, {});
  expect(answer.body).toMatchObject({ waiting: [], decided: [{ state: 'approved', before: { teachesSince: null } }] });

  const card = await seen();
  expect(card).toMatchObject({ teacherId, name: 'Ольга', ...words });
  expect([await fileAt(card.photo), await fileAt(card.video)]).toEqual([200, 200]);
  const seenByHer = async () => (await own.get('/teacher/card')).body;
  expect(await seenByHer()).toMatchObject({ shown: words, change: { state: 'approved', reason: null }, isNews: true });
  expect(await told()).toEqual(['Школа одобрила вашу карточку']);
  school.clock.set(school.clock.now().add({ hours: 24 * teacherCardLimits.newsDays }));
  expect((await seenByHer()).isNews).toBe(false);
  expect((await office.post(`/manager/teacher-cards/${asked.changeId}/approve`, {})).body.error.code).toBe('teacher_cards.decided');
});

test('the photo stands wherever families see the teacher, and a video is of its own kind', async () => {
  const { school, office, upload, send, seen, waiting, teacherId } = await haveCards();
  await upload('photo', aPhoto);
  await upload('video', aHello);
  await send();
  await office.post(`/manager/teacher-cards/${(await waiting())[0].changeId}/approve`, {});
  expect((await school.calendar.teacher(teacherId)).avatar).toMatch(/^\/files\/teachers\/.+\.webp\?/);
  const { video } = await seen();
  const shown = await school.http.inject({ method: 'GET', url: video, headers: { range: 'bytes=0-9' } });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([206, 'video/mp4']);
  expect((await school.teacherCards.cards()).map(({ name }) => name)).toEqual(['Ольга']);
});

test('a card that is sent back keeps what families see; its teacher reads why, changes it and sends it again', async () => {
  const { own, office, send, seen, waiting, told } = await haveCards();
  await send({ teachesSince: 1990 });
  expect((await send()).body.error.code).toBe('teacher_cards.waits');
  const [{ changeId }] = await waiting();
  expect((await office.post(`/manager/teacher-cards/${changeId}/decline`, { reason: 'Год не сходится с дипломом' })).status).toBe(200);
  expect(await seen()).toMatchObject({ teachesSince: null });
  expect((await own.get('/teacher/card')).body).toMatchObject({
    change: { state: 'declined', reason: 'Год не сходится с дипломом' },
    isNews: true,
  });
  expect(await told()).toEqual(['Карточку нужно поправить']);
  expect((await send()).body.change).toMatchObject({ state: 'waiting', content: words });
  expect((await own.post('/teacher/card/take-back', {})).body.change).toMatchObject({ state: 'draft', sentAt: null });
  expect((await own.post('/teacher/card/take-back', {})).body.error.code).toBe('teacher_cards.nothing_waits');
  expect(await waiting()).toEqual([]);
  // A year to come, and a card that says nothing new.
  expect((await send({ teachesSince: 2027 })).body.error).toMatchObject({ code: 'teacher_cards.since_in_future', facts: { year: 2026 } });
});

test('what is no picture or no short video is refused, and so is a manager without the right over teachers', async () => {
  const { school, upload, send, waiting } = await haveCards();
  expect((await upload('photo', Buffer.from('<svg/>'))).body.error.code).toBe('files.not_a_picture');
  expect((await upload('video', anMp4({ seconds: teacherCardLimits.videoSeconds + 2 }))).body.error).toMatchObject({
    code: 'files.video_too_long',
    facts: { seconds: teacherCardLimits.videoSeconds },
  });
  expect((await upload('video', aPhoto)).body.error.code).toBe('files.not_a_video');
  await send();
  const [{ changeId }] = await waiting();
  const reader = school.as({ ...manager(), rights: ['people'] } as Principal);
  expect((await reader.get('/manager/teacher-cards')).status).toBe(200);
  expect((await reader.post(`/manager/teacher-cards/${changeId}/approve`, {})).status).toBe(403);
});

test('pictures that nobody sees any more go: one that was put in its place, one of a change long decided, all of a teacher who leaves', async () => {
  const { school, own, office, upload, send, seen, waiting, fileAt, teacherId } = await haveCards();
  const first = (await upload('photo', aPhoto)).body.change.content.photo;
  const second = (await upload('photo', aPhoto)).body.change.content.photo;
  await expect.poll(() => fileAt(first)).toBe(404);
  await send();
  await office.post(`/manager/teacher-cards/${(await waiting())[0].changeId}/approve`, {});
  expect(await fileAt(second)).toBe(200);
  const third = (await upload('photo', aPhoto)).body.change.content.photo;
  await send();
  await office.post(`/manager/teacher-cards/${(await waiting())[0].changeId}/approve`, {});
  // Managers still compare with the one before.
  expect(await fileAt(second)).toBe(200);
  const then = school.clock.now();
  school.clock.set(then.add({ hours: 24 * teacherCardLimits.keptDays + 1 }));
  await school.teacherCards.deciding.forgetOld();
  expect((await office.get('/manager/teacher-cards')).body.decided).toEqual([]);
  expect((await own.get('/teacher/card')).body.change).toBe(null);
  // Addresses do not last so long.
  school.clock.set(then);
  await expect.poll(() => fileAt(second)).toBe(404);
  expect(await fileAt(third)).toBe(200);

  await office.post(`/manager/teachers/${teacherId}/leave`, { reason: 'Уволилась' });
  await school.outbox.drain();
  expect(await seen()).toMatchObject({ photo: null, video: null, about: words.about });
  await expect.poll(() => fileAt(third)).toBe(404);
});
