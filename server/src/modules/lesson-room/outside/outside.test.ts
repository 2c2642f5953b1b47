import { expect, test } from 'vitest';

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
  expect((await enter()).media).toMatchObject({ engine: 'direct' });
  // Presence is what the teacher declares, when nobody is in the room.
  expect((await calls.post(`/teacher/lessons/${lessonId}/here`)).body.teacherHereAt).not.toBeNull();
});

test.each(['http://meet.example.org/olga', 'javascript:alert(1)', 'https://olga:secret@meet.example.org', 'meet.example.org'])(
  '%s is no address of a meeting',
  async (url) => {
    const { school, lessonId, teacher } = await haveRoom();
    const { body } = await school.as(teacher).post(`/lesson-room/${lessonId}/outside`, { of: 'lesson', url });
    expect(body.error.code).toBe('request.invalid');
  },
);
