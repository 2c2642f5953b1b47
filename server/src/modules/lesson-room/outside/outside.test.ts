import { expect, test } from 'vitest';

import { at } from '../../staffing/testing.ts';
import { haveRoom } from '../testing.ts';

const meeting = 'https://meet.example.org/olga';

test('a lesson is held at a meeting elsewhere: the narrowest address holds, and only who may enter learns it', async () => {
  const { school, lessonId, kid, teacher, anya } = await haveRoom();
  const calls = school.as(teacher);
  const set = (of: string, url: string | null) => calls.post(`/lesson-room/${lessonId}/outside`, { of, url });
  expect((await set('teacher', meeting)).body).toEqual({ lesson: null, group: null, teacher: meeting });
  expect((await set('lesson', `${meeting}/anya`)).body.lesson).toBe(`${meeting}/anya`);
  expect((await set('group', meeting)).body.error.code).toBe('lesson_room.no_group');
  const lobby = (await school.as(anya.parent).get(`/lesson-room/${lessonId}`)).body;
  expect(lobby.engine).toBe('outside');
  expect(JSON.stringify(lobby)).not.toContain('meet.example.org');
  const enter = async () => (await school.as(kid).post(`/lesson-room/${lessonId}/enter`, { epoch: null, deviceUid: null })).body;
  expect((await enter()).media).toEqual({ engine: 'outside', url: `${meeting}/anya` });
  await set('lesson', null);
  expect((await enter()).media).toEqual({ engine: 'outside', url: meeting });
  // Without an address the room has its own way.
  await set('teacher', null);
  expect((await school.as(anya.parent).get(`/lesson-room/${lessonId}`)).body.engine).toBe('direct');
  expect((await enter()).media).toMatchObject({ engine: 'direct' });
  // Presence is what the teacher declares, when nobody is in the room.
  expect((await calls.post(`/teacher/lessons/${lessonId}/here`)).body.teacherHereAt).not.toBeNull();
});

test('a family reads ahead that its lesson is held elsewhere, and no letter has the address', async () => {
  const { school, lessonId, teacher, anya } = await haveRoom();
  await school.as(anya.parent).post('/notifications/settings', { topics: [{ topic: 'lessonSoon', channels: ['mail'] }] });
  await school.as(teacher).post(`/lesson-room/${lessonId}/outside`, { of: 'teacher', url: meeting });
  school.clock.set(at('2026-11-24T17:49'));
  await school.settle();
  school.clock.set(at('2026-11-24T17:51'));
  await school.settle();
  const letters = await school.messages.latest({ customerId: anya.familyId, limit: 20 });
  const soon = letters.find(({ subject }) => subject.includes('Через'));
  expect(soon?.text).toContain('Видео и звук на другой площадке: кнопка будет в классе.');
  expect(soon?.text).toContain('/room#');
  expect(JSON.stringify(letters)).not.toContain('meet.example.org');
});

test.each(['http://meet.example.org/olga', 'javascript:alert(1)', 'https://olga:secret@meet.example.org', 'meet.example.org'])(
  '%s is no address of a meeting',
  async (url) => {
    const { school, lessonId, teacher } = await haveRoom();
    const { body } = await school.as(teacher).post(`/lesson-room/${lessonId}/outside`, { of: 'lesson', url });
    expect(body.error.code).toBe('request.invalid');
  },
);
