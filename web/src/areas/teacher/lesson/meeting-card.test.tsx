import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { MeetingCard } from './meeting-card.tsx';

const none = { lesson: null, group: null, teacher: null };

test('a teacher says where a lesson is held, an unsafe address is not sent, and it comes back to the classroom', async () => {
  const school = fakeSchool();
  school.on('GET /lesson-room/:eventId/outside', none);
  school.on('POST /lesson-room/:eventId/outside', { ...none, teacher: 'https://meet.example/olga' });
  const { user } = await show(<MeetingCard eventId="lesson" isGroup={false} />, { at: '/', texts: ['roomMeeting', 'refusals'] });
  await user.click(await screen.findByRole('button', { name: 'Вести на другой площадке' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByRole('radio', { name: 'вся группа' })).toBeNull();
  await user.click(form.getByRole('radio', { name: 'все мои уроки' }));
  const address = form.getByRole('textbox', { name: /Адрес встречи/ });
  await user.type(address, 'http://meet.example/olga');
  await user.click(form.getByRole('button', { name: 'Сохранить адрес' }));
  expect(await form.findByText('Нужен адрес страницы, который начинается с https://')).toBeTruthy();
  expect(school.by('POST /lesson-room/:eventId/outside')).toHaveLength(0);
  await user.clear(address);
  await user.type(address, 'https://meet.example/olga');
  school.on('GET /lesson-room/:eventId/outside', { ...none, teacher: 'https://meet.example/olga' });
  await user.click(form.getByRole('button', { name: 'Сохранить адрес' }));
  expect(await screen.findByText('Видео и звук всех ваших уроков на другой площадке.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Вернуть в класс школы' }));
  await expect
    .poll(() => school.by('POST /lesson-room/:eventId/outside').map(({ body }) => body))
    .toEqual([
      { of: 'teacher', url: 'https://meet.example/olga' },
      { of: 'teacher', url: null },
    ]);
});
