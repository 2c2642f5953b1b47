import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { aTaughtLesson } from '#testing/teaching.ts';
import { Presence } from './presence.tsx';

async function shown(teacherHereAt: string | null) {
  const school = fakeSchool();
  const lesson = aTaughtLesson({ teacherHereAt });
  const entered = aTaughtLesson();
  school.on('POST /teacher/lessons/:eventId/here', () => entered);
  const heard: unknown[] = [];
  const { user } = await show(<Presence lesson={lesson} now={Date.now()} onHere={(answer) => heard.push(answer)} />, {
    texts: ['teacher', 'refusals'],
  });
  return { school, user, heard, entered };
}

test('a page that is open is not being there: the way into the room is offered, and nothing is told to the school', async () => {
  const { school } = await shown(null);
  expect(screen.getByRole('link', { name: 'Войти в урок' }).getAttribute('href')).toBe('/teacher/lessons/lesson/room');
  expect(school.by('POST /teacher/lessons/:eventId/here')).toEqual([]);
});

test('a lesson that is held without the room is said to be with a button', async () => {
  const { school, user, heard, entered } = await shown(null);
  await user.click(screen.getByRole('button', { name: 'Провожу урок без класса' }));
  await expect.poll(() => heard).toEqual([entered]);
  expect(school.by('POST /teacher/lessons/:eventId/here')).toHaveLength(1);
});

test('who was in the room already is not asked whether the lesson is held without it', async () => {
  await shown(aTaughtLesson().teacherHereAt);
  expect(screen.queryByRole('button', { name: 'Провожу урок без класса' })).toBeNull();
  expect(screen.getByText(/Вы на уроке с/)).toBeTruthy();
});
