import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';
import { aTaughtLesson } from '#testing/teaching.ts';
import { Marking } from './marking.tsx';

async function marked(kind: 'trial' | 'individual') {
  const school = fakeSchool();
  const lesson = aTaughtLesson(kind === 'trial' ? { kind, courseCode: null } : {});
  const { user } = await show(<Marking lesson={lesson} now={Date.now()} onMarked={() => undefined} onDue={() => undefined} />, {
    texts: ['teacher', 'refusals'],
  });
  return { school, user };
}
/** What would cost a family something. */
const cost = /спишется|баланс/;

test('a trial that is closed as missed, or for technology, is said to cost nothing', async () => {
  const { user } = await marked('trial');
  await user.click(screen.getByRole('button', { name: 'Ребёнок не пришёл' }));
  expect(screen.getByText(/пробный урок остаётся бесплатным/)).toBeTruthy();
  expect(screen.queryByText(cost)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Технический сбой' }));
  expect(await screen.findByRole('form', { name: 'Технический сбой' })).toBeTruthy();
  expect(screen.getByText(/пробный урок остаётся бесплатным/)).toBeTruthy();
  expect(screen.queryByText(cost)).toBeNull();
});

test('a paid lesson says what it costs before it is closed', async () => {
  const { user } = await marked('individual');
  await user.click(screen.getByRole('button', { name: 'Ребёнок не пришёл' }));
  expect(screen.getByText(cost)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Технический сбой' }));
  expect(await screen.findByText(/вернётся семье на баланс/)).toBeTruthy();
});

test('what was typed about a fault stays when the school refuses, and needs a reason', async () => {
  const { school, user } = await marked('individual');
  school.on('POST /teacher/lessons/:eventId/technical', () => refusal('scheduling.lesson_is_over'));
  await user.click(screen.getByRole('button', { name: 'Технический сбой' }));
  const send = await screen.findByRole('button', { name: 'Закрыть из-за сбоя' });
  await user.click(send);
  const list = screen.getByRole('combobox', { name: 'Что случилось' });
  await expect.poll(() => document.activeElement).toBe(list);
  await user.selectOptions(list, 'Другое');
  const details = screen.getByRole('textbox', { name: /Подробности/ });
  await user.type(details, 'пропал звук');
  await user.click(send);
  await expect
    .poll(() => school.by('POST /teacher/lessons/:eventId/technical').map(({ body }) => body))
    .toEqual([{ reason: 'пропал звук' }]);
  await expect.poll(() => send.getAttribute('aria-busy')).toBeNull();
  expect(details).toHaveProperty('value', 'пропал звук');
});
