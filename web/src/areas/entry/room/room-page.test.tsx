import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { placeNow } from '#kit/router/navigation.ts';
import { aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';

import { Page } from './room-page.tsx';

beforeEach(() => sessionStorage.clear());

const inRoom = aSession({ role: 'kid', kidUid: 'misha', onlyRoom: 'lesson' });

async function shown(session: ReturnType<typeof aSession> | null) {
  const school = fakeSchool();
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, session);
  const { user } = await show(<Page />, { at: '/room', texts: ['roomEntry', 'refusals', 'furtherRefusals'], keepSession: true });
  return { school, user, field: () => screen.getByLabelText(/Шесть цифр/) };
}
const go = () => screen.getByRole('button', { name: 'Войти в урок' });

test('digits are typed or pasted as they are read out, and lead straight into the lesson', async () => {
  const { school, user, field } = await shown(null);
  school.on('POST /lesson-room/device-code/enter', { session: inRoom, eventId: 'lesson', kidUid: 'misha' });
  expect(field().getAttribute('inputmode')).toBe('numeric');
  await user.click(field());
  await user.paste(' 482 917\n');
  await user.click(go());
  await waitFor(() => expect(placeNow()?.pathname).toBe('/kids/misha/room/lesson'));
  expect(school.by('POST /lesson-room/device-code/enter').map(({ body }) => body)).toEqual([{ code: '482917' }]);
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.onlyRoom).toBe('lesson');
});

test('what is wrong is said at the field, and nothing that is not six digits is sent', async () => {
  const { school, user, field } = await shown(null);
  await user.type(field(), '48291');
  await user.click(go());
  expect(await screen.findByText('Введите все шесть цифр')).toBeTruthy();
  expect(school.by('POST /lesson-room/device-code/enter')).toEqual([]);
  school.on('POST /lesson-room/device-code/enter', () => refusal('lesson_room.wrong_code'));
  await user.type(field(), '7');
  await user.click(go());
  expect(await screen.findByText(/Код не подошёл: он одноразовый и действует 2 мин/)).toBeTruthy();
  school.on('POST /lesson-room/device-code/enter', () => refusal('request.too_many', { status: 429, facts: { minutes: 9, seconds: 540 } }));
  await user.click(go());
  expect(await screen.findByText(/Попробуйте снова через 9 мин/)).toBeTruthy();
});

test('who is signed in is told what the code ends; a device that is in goes back to its lesson, or out', async () => {
  await shown(aSession());
  expect(screen.getByText(/прежний вход закончится/)).toBeTruthy();
  await shown(inRoom);
  expect(screen.getByRole('link', { name: 'Вернуться к уроку' }).getAttribute('href')).toBe('/kids/misha/room/lesson');
  expect(screen.getByRole('link', { name: 'Закончить здесь' }).getAttribute('href')).toBe('/logout');
});

describe('a link of a letter', () => {
  const byLink = async (answer: Parameters<ReturnType<typeof fakeSchool>['on']>[1]) => {
    const school = fakeSchool();
    school.on('POST /lesson-room/link/enter', answer as never);
    queryClient.clear();
    queryClient.setQueryData(sessionQuery.queryKey, null);
    history.replaceState(null, '', '/room#signed-token');
    const { user } = await show(<Page />, {
      at: '/room#signed-token',
      texts: ['roomEntry', 'refusals', 'furtherRefusals'],
      keepSession: true,
    });
    return { school, user };
  };

  test('leads into the lesson without a tap, and leaves the address at once', async () => {
    const { school } = await byLink({ session: inRoom, eventId: 'lesson', kidUid: 'misha' });
    await waitFor(() => expect(placeNow()?.pathname).toBe('/kids/misha/room/lesson'));
    expect(school.by('POST /lesson-room/link/enter').map(({ body }) => body)).toEqual([{ token: 'signed-token' }]);
    expect(location.hash).toBe('');
  });

  test('that is opened too early says when, and enters by itself as the room opens', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isOpen = false;
    const from = new Date(Date.now() + 60_000).toISOString();
    await byLink(() =>
      isOpen
        ? { session: inRoom, eventId: 'lesson', kidUid: 'misha' }
        : refusal('lesson_room.too_early', { facts: { from, zone: 'Asia/Kolkata' } }),
    );
    // The clock of the letter, not of this phone.
    const time = new Date(from).toLocaleTimeString('ru-RU', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' });
    expect((await screen.findByText(/Класс откроется/)).textContent).toContain(time);
    expect(location.hash).toBe('');
    isOpen = true;
    await vi.advanceTimersByTimeAsync(50_000);
    expect(placeNow()?.pathname).toBe('/room');
    await vi.advanceTimersByTimeAsync(15_000);
    await waitFor(() => expect(placeNow()?.pathname).toBe('/kids/misha/room/lesson'));
    vi.useRealTimers();
  });

  test('that is opened too early still waits when its page is loaded anew, and no longer once it was used', async () => {
    const from = new Date(Date.now() + 60_000).toISOString();
    await byLink(() => refusal('lesson_room.too_early', { facts: { from } }));
    await screen.findByText(/Класс откроется/);
    cleanup();
    const { school } = await shown(null);
    school.on('POST /lesson-room/link/enter', { session: inRoom, eventId: 'lesson', kidUid: 'misha' });
    await waitFor(() => expect(placeNow()?.pathname).toBe('/kids/misha/room/lesson'));
    cleanup();
    await shown(null);
    expect(screen.getByLabelText(/Шесть цифр/)).toBeTruthy();
  });

  test('of a lesson that was moved says so, and leaves the code', async () => {
    const { user } = await byLink(() => refusal('lesson_room.link_over'));
    expect(await screen.findByText(/урок перенесли или отменили/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Войти по коду' }));
    expect(screen.getByLabelText(/Шесть цифр/)).toBeTruthy();
  });
});
