import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { setTheme } from '#kit/theme.ts';
import { show } from '#testing/render.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

afterEach(() => localStorage.clear());
const painted = () => document.documentElement.dataset['theme'];

test('pages of the older ones are dark until they choose, and what was chosen holds', async () => {
  setTheme('system');
  const { user } = await show(<ThemeSwitch />, { texts: ['shell'] });
  expect(painted()).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Оформление: Светлое' }));
  expect(painted()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  await user.click(screen.getByRole('button', { name: 'Оформление: Тёмное' }));
  expect(painted()).toBe('dark');
});
