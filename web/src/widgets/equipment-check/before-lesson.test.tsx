import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { noticesNow } from '#kit/notice.ts';
import { aLesson, aLobby, aSession, hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { BeforeLesson } from './before-lesson.tsx';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'permissions');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});
beforeEach(() => queryClient.clear());

/** The parent's home, twenty minutes before a lesson, in a browser that gives the camera without asking. */
async function beforeLesson() {
  const lights = vi.fn(() => Promise.reject(new DOMException('none', 'NotFoundError')));
  Object.defineProperty(navigator, 'permissions', { value: { query: () => Promise.resolve({ state: 'granted' }) }, configurable: true });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: lights }, configurable: true });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const school = fakeSchool();
  school.on('GET /events', {
    from: hours(-24),
    to: hours(600),
    bookableUntil: hours(600),
    next: null,
    events: [aLesson({ timestamp: hours(1 / 3) })],
  });
  school.on('GET /equipment', { devices: [] });
  queryClient.setQueryData(sessionQuery.queryKey, aSession());
  const { user } = await show(<BeforeLesson />, { texts: ['equipmentHint'], keepSession: true });
  expect(await screen.findByText(/через несколько секунд ненадолго включим камеру/)).toBeTruthy();
  return { school, lights, user };
}

test('that the device is checked is said before it is', async () => {
  const { school, lights } = await beforeLesson();
  expect(lights).not.toHaveBeenCalled();
  expect(school.by('POST /equipment/checks')).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  // On a busy machine the page sets its own timers later: its time goes on while it is waited for.
  await vi.waitFor(
    async () => {
      await act(() => vi.advanceTimersByTimeAsync(500));
      expect(school.by('POST /equipment/checks')).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
});

test('a parent whose child has gone in on another device is told nothing', async () => {
  const school = fakeSchool();
  school.on('GET /events', {
    from: hours(-24),
    to: hours(600),
    bookableUntil: hours(600),
    next: null,
    events: [aLesson({ timestamp: hours(0.1) })],
  });
  school.on('GET /equipment', { devices: [] });
  school.on('GET /lesson-room/:eventId', { ...aLobby(), startedAt: hours(0) });
  queryClient.setQueryData(sessionQuery.queryKey, aSession());
  await show(<BeforeLesson />, { texts: ['equipmentHint'], keepSession: true });
  await expect.poll(() => school.by('GET /lesson-room/:eventId').length).toBe(1);
  await act(async () => new Promise((go) => setTimeout(go, 200)));
  expect(noticesNow()).toEqual([]);
});

test('who would rather not has no camera come on, nor anything sent', async () => {
  const { school, lights, user } = await beforeLesson();
  await user.click(screen.getByRole('button', { name: 'Не сейчас' }));
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(lights).not.toHaveBeenCalled();
  expect(school.by('POST /equipment/checks')).toEqual([]);
});
