import type { Event } from '@school/contract/calendar/shapes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aFamily, aLesson, hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { LessonSheet } from './lesson-sheet.tsx';
import { usePlace } from './use-place.ts';

const Opened = () => <LessonSheet place={usePlace()} eventId="lesson" onClose={() => undefined} />;
const tooLate = { allowed: false as const, why: 'scheduling.lesson_is_over' as const, facts: {} };

async function opened(change: Partial<Event>, object: Event['may']['object'] = tooLate) {
  const school = fakeSchool();
  const event = aLesson({ ...change, may: { cancel: tooLate, transfer: tooLate, object } });
  school.on('GET /user', aFamily());
  school.on('GET /events/:eventId', event);
  const { user } = await show(<Opened />, {
    at: '/schedule?event=lesson',
    path: '/schedule',
    texts: ['lessonChange', 'lessonLook', 'names', 'week'],
  });
  await screen.findByText('Преподаватель');
  return { school, user };
}
const toSchool = () => screen.queryByRole('link', { name: 'Написать в школу' });

test('a lesson that is over and not marked leads to the school, with the lesson in the message', async () => {
  await opened({ timestamp: hours(-5) });
  expect(new URL(toSchool()?.getAttribute('href') ?? '', location.href).searchParams.get('text')).toMatch(
    /^Здравствуйте! .*Миша, Математика/,
  );
});

test('a lesson whose mark is about to stand asks for no help, nor one that took place', async () => {
  await opened({ timestamp: hours(-1), settlesAt: hours(0.1) });
  expect(toSchool()).toBeNull();
  await opened({ timestamp: hours(-5), status: 'conducted' });
  expect(toSchool()).toBeNull();
});

test('an objection without a word is not sent: the field asks for some', async () => {
  const { school, user } = await opened({ timestamp: hours(-1), status: 'nonAttendance' }, { allowed: true, until: hours(100) });
  await user.click(screen.getByRole('button', { name: 'Всё было не так' }));
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText('Напишите пару слов о том, что было')).toBeTruthy();
  expect(school.by('POST /events/:eventId/objection')).toEqual([]);
});
