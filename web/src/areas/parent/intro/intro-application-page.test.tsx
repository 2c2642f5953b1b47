import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aFamily, aLesson, hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Page } from './intro-application-page.tsx';
import { tapTime } from './tapped-time.ts';

const time = hours(72);

async function opened() {
  const school = fakeSchool();
  school.on('GET /user', aFamily());
  school.on('GET /events', () => new Response('{}'));
  school.on('GET /intro/slots', {
    may: { allowed: true },
    ages: { from: 3, to: 16, kid: 8, warn: false, confirm: false },
    minutes: 30,
    slots: [],
    teachers: [],
    hadTrialWith: [],
    siblings: [],
    held: null,
  });
  school.on('POST /intro/hold', aLesson({ kind: 'trial', timestamp: time, heldUntil: hours(0.1) }));
  school.on('POST /intro/hold/release', () => new Response('{}'));
  await show(<Page />, {
    at: `/intro-application/${time}?kid=misha&subject=math`,
    path: '/intro-application/$selectedTime',
    texts: ['introApplication', 'names', 'lessonLook', 'refusals'],
  });
  await screen.findByText('Миша');
  await expect.poll(() => school.by('GET /intro/slots').length).toBeGreaterThan(0);
  return school;
}

test('merely opening the address of a time holds nothing, and it can be booked all the same', async () => {
  const school = await opened();
  expect(school.asked.filter(({ path }) => path.startsWith('/intro/hold'))).toEqual([]);
  // And nobody is told that it is being held.
  expect(screen.queryByText(/Закрепляем время/)).toBeNull();
  const book = screen.getByRole('button', { name: 'Записаться на пробный урок' });
  expect(book.getAttribute('aria-disabled')).toBeNull();
});

test('a time that was tapped here is held as its page opens', async () => {
  tapTime(time);
  const school = await opened();
  await expect
    .poll(() => school.by('POST /intro/hold').map(({ body }) => body))
    .toEqual([{ kidUid: 'misha', subject: 'math', timestamp: time }]);
  expect(await screen.findByRole('timer')).toBeTruthy();
});
