import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { HandedOver } from './handed-over.tsx';
import { PhoneCall } from './phone-call.tsx';

const teacher = { person: 'teacher:00000000-0000-4000-8000-000000000001', name: 'Ольга', avatar: null, age: null } as const;
const kid = { person: 'kid:00000000-0000-4000-8000-000000000002', name: 'Миша', avatar: null, age: 8 } as const;
const eventId = '00000000-0000-4000-8000-000000000003';

test('whose phones ring is told by the ends of their numbers, and what helps when nobody answers stands beside it', async () => {
  const [onHelp, onClose] = [vi.fn(), vi.fn()];
  const asked = { by: 'bridge', endings: { teacher: '66', family: '33' } } as const;
  const lobby = { eventId, isTrial: false, teacher };
  const { user } = await show(<PhoneCall asked={asked} lobby={lobby} kid={kid} onHelp={onHelp} onClose={onClose} />, {
    texts: ['teacherRoom', 'teacher'],
  });
  expect(screen.getByText('номер на 66')).toBeTruthy();
  expect(screen.getByText('номер на 33')).toBeTruthy();
  expect(screen.getAllByText(/^звоним, \d+ с$/)).toHaveLength(2);
  expect(screen.getByText(new RegExp(`Не ответят за ${lessonRoomLimits.phoneRingsSeconds} секунд`))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Позвать на помощь' }));
  expect(onHelp).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Закончить как сбой' }));
  expect(await screen.findByRole('button', { name: 'Закрыть из-за сбоя' })).toBeTruthy();
});

test('what a colleague left to know stands above the lesson until it is read', async () => {
  const insteadOf = { teacher: { teacherId: eventId, name: 'Ольга Смирнова', avatar: null, about: null }, note: 'Миша устал от карточек' };
  fakeSchool().on('GET /teacher/lessons/:eventId', () => ({ insteadOf }) as never);
  const { user } = await show(<HandedOver eventId={eventId} />, { texts: ['teacherRoom'] });
  expect(await screen.findByText(/Миша устал от карточек/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Понятно' }));
  await act(async () => undefined);
  expect(screen.queryByText(/Миша устал от карточек/)).toBeNull();
});
