import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Event } from '@school/contract/calendar/shapes';
import type { Lobby } from '@school/contract/lesson-room/shapes';
import { placeNow } from '#kit/router/navigation.ts';
import { sessionQuery } from '#api/session.ts';
import { queryClient } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { aFamily, aLesson, aLobby, aSession, hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { EnterLesson } from './enter-lesson.tsx';

const kids = aFamily().kids;

async function shown(change: Partial<Event>, enter: Lobby['may']['enter'] = { allowed: true }, lobby: Partial<Lobby> = {}) {
  const school = fakeSchool();
  school.on('GET /lesson-room/:eventId', aLobby({ may: { enter, watch: enter }, ...lobby }));
  school.on('POST /user/kid-session', aSession({ role: 'kid', kidUid: 'misha' }));
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, aSession());
  const { user } = await show(<EnterLesson event={aLesson({ timestamp: hours(0.1), ...change })} kids={kids} />, {
    texts: ['lessonLook'],
    keepSession: true,
  });
  return { school, user };
}
test('a parent shows the child a code for another device, and where it is typed', async () => {
  const { school, user } = await shown({});
  school.on('POST /lesson-room/:eventId/device-code', { code: '482917', expiresAt: new Date(schoolNow() + 120_000).toISOString() });
  await user.click(await screen.findByRole('button', { name: 'Код для другого устройства' }));
  expect(await screen.findByText('482 917')).toBeTruthy();
  expect(screen.getByText(/school\.example\/room/)).toBeTruthy();
  expect(screen.getByRole('timer', { name: 'Действует ещё' }).textContent).toMatch(/^(2:00|1:5\d)$/);
  expect(school.by('POST /lesson-room/:eventId/device-code').map(({ body }) => body)).toEqual([{ kidUid: 'misha' }]);
  await user.click(screen.getByRole('button', { name: 'Новый код' }));
  await waitFor(() => expect(school.by('POST /lesson-room/:eventId/device-code')).toHaveLength(2));
});

const wayIn = () => screen.queryByRole('button', { name: 'Войти в урок' });

test('one tap makes the session the child’s and goes to its room', async () => {
  const { school, user } = await shown({});
  await user.click(await screen.findByRole('button', { name: 'Войти в урок' }));
  await waitFor(() => expect(placeNow()?.pathname).toBe('/kids/misha/room/lesson'));
  expect(school.by('POST /user/kid-session').map(({ body }) => body)).toEqual([{ kidUid: 'misha' }]);
});

test('there is no way in before the school opens the room, nor to a lesson that is not paid for', async () => {
  const { school } = await shown({}, { allowed: false, why: 'lesson_room.too_early', facts: { from: hours(0.05) } });
  await waitFor(() => expect(school.by('GET /lesson-room/:eventId')).toHaveLength(1));
  expect(wayIn()).toBeNull();
  const unpaid = await shown({ funded: false });
  expect(wayIn()).toBeNull();
  expect(unpaid.school.by('GET /lesson-room/:eventId')).toEqual([]);
});

test('a lesson that is on says since when and how far it is, and is looked into with one tap', async () => {
  const mayLook = await shown({ timestamp: hours(-0.2) }, { allowed: true }, { startedAt: hours(-0.21), zone: 'UTC' });
  const since = new Date(hours(-0.21)).toISOString().slice(11, 16);
  expect(await screen.findByText(`Урок идёт с ${since}`)).toBeTruthy();
  expect(screen.getByText('12 из 45 мин')).toBeTruthy();
  await mayLook.user.click(screen.getByRole('link', { name: 'Заглянуть' }));
  await waitFor(() => expect(placeNow()?.pathname).toBe('/lessons/lesson/live'));
});

test('of a lesson that is on a parent reads which part it has come to', async () => {
  await shown(
    { timestamp: hours(-0.2) },
    { allowed: true },
    { startedAt: hours(-0.21), steps: { kinds: ['hello', 'play', 'bye'], at: 1 } },
  );
  expect((await screen.findByText(/Сейчас: задания/)).textContent).toBe('Часть 2 из 3. Сейчас: задания');
});

test('both faces stand on the card, whoever is in class just now', async () => {
  const teacher = { person: 'teacher:olga', name: 'Ольга', avatar: null, age: null };
  const kid = { person: 'kid:misha', name: 'Миша', avatar: null, age: 8 };
  const olga = {
    person: teacher.person,
    name: 'Ольга',
    avatar: null,
    epoch: 1,
    state: 'here',
    since: hours(-0.2),
    heartbeat: null,
  } as const;
  await shown({ timestamp: hours(-0.2) }, { allowed: true }, { startedAt: hours(-0.21), teacher, kids: [kid], members: [olga] });
  expect((await screen.findAllByRole('figure')).map((face) => face.textContent)).toEqual([expect.stringContaining('Ольга'), 'Миша']);
  expect(screen.getByText('В классе: Ольга')).toBeTruthy();
});

test('a lesson of a group says that it is on, and nobody looks in', async () => {
  const mayNotLook = { allowed: false, why: 'lesson_room.group_not_watched', facts: {} } as const;
  await shown(
    { timestamp: hours(-0.2) },
    { allowed: true },
    { startedAt: hours(-0.21), isGroup: true, may: { enter: { allowed: true }, watch: mayNotLook } },
  );
  expect(await screen.findByText('12 из 45 мин')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Заглянуть' })).toBeNull();
});
