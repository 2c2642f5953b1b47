import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { queryClient, queryOf } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { isMuted, setMuted, useMuted } from '#kit/play/mute.ts';
import { setTheme } from '#kit/theme.ts';
import { aFamily, aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { obeyPreferences } from './preferences.ts';

const Player = () => <p>{useMuted() ? 'quiet' : 'sounds'}</p>;

/** Another device of the family reads it, having chosen nothing itself. */
async function readsTheFamily(preferences: Partial<ReturnType<typeof aFamily>['preferences']>, role: 'parent' | 'kid' | 'support' = 'kid') {
  const school = fakeSchool();
  const family = aFamily();
  school.on('GET /user', { ...family, preferences: { ...family.preferences, ...preferences } });
  await show(<Player />);
  queryClient.setQueryData(sessionQuery.queryKey, aSession({ role }));
  const stop = obeyPreferences();
  await queryClient.fetchQuery(queryOf('GET /user'));
  stop();
}

beforeEach(() => {
  setMuted(false, { onlyNow: true });
  setTheme('light');
  localStorage.clear();
});

test('sounds that a family has turned off are off on its other devices, in the player too', async () => {
  await readsTheFamily({ sounds: false });
  expect(await screen.findByText('quiet')).toBeTruthy();
  // It is the family's choice, not this device's: turned on again there, they are on here.
  await readsTheFamily({ sounds: true });
  expect(await screen.findByText('sounds')).toBeTruthy();
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
