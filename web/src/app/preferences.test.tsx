import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { queryClient, queryOf } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { isMuted, setMuted } from '#kit/play/mute.ts';
import { play } from '#kit/play/sound.ts';
import { setTheme } from '#kit/theme.ts';
import { aFamily, aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { MuteButton } from '#widgets/player/frame-buttons.tsx';
import { obeyPreferences } from './preferences.ts';

/** Another device of the family reads it, having chosen nothing itself. */
async function readsTheFamily(preferences: Partial<ReturnType<typeof aFamily>['preferences']>, role: 'parent' | 'kid' | 'support' = 'kid') {
  const school = fakeSchool();
  const family = aFamily();
  school.on('GET /user', { ...family, preferences: { ...family.preferences, ...preferences } });
  const { user } = await show(<MuteButton />, { texts: ['kid'] });
  queryClient.setQueryData(sessionQuery.queryKey, aSession({ role }));
  const stop = obeyPreferences();
  await queryClient.fetchQuery(queryOf('GET /user'));
  stop();
  return user;
}

beforeEach(() => {
  setMuted(false, { onlyNow: true });
  setTheme('light');
  localStorage.clear();
});

/** The browser's way to sound, which jsdom has not: it counts what is heard. */
function listens() {
  let heard = 0;
  const anything: object = new Proxy(() => anything, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : name === 'currentTime' ? 0 : anything),
    set: () => true,
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      createGain = () => anything;
      createOscillator = () => {
        heard++;
        return anything;
      };
    },
  );
  return () => heard;
}

test('sounds that a family has turned off are off on its other devices: the player is quiet, and its button says so', async () => {
  const heard = listens();
  const user = await readsTheFamily({ sounds: false });
  const button = await screen.findByRole('button', { pressed: false });
  // A tap anywhere: from then on a page may sound.
  await user.click(document.body);
  play('win');
  await vi.dynamicImportSettled();
  expect(heard()).toBe(0);
  // It is the family's choice, not this device's: turned on again there, they are on here.
  await readsTheFamily({ sounds: true });
  expect(button.isConnected).toBe(false);
  expect(await screen.findByRole('button', { pressed: true })).toBeTruthy();
  play('win');
  await expect.poll(heard).toBeGreaterThan(0);
});

test('a device with a choice of its own keeps it', async () => {
  setMuted(false);
  await readsTheFamily({ sounds: false });
  expect(isMuted()).toBe(false);
});

test('the theme of the family holds on another device, and a choice of that device goes before it', async () => {
  await readsTheFamily({ theme: 'dark' }, 'parent');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  setTheme('light');
  await readsTheFamily({ theme: 'dark' }, 'parent');
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('support inside a family keeps its own look', async () => {
  await readsTheFamily({ theme: 'dark', sounds: false }, 'support');
  expect([document.documentElement.dataset['theme'], isMuted()]).toEqual(['light', false]);
});
