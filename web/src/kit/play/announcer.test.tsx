import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';

import { announce, Announcer } from './announcer.tsx';

test('whoever hears the page is told what happens, also the same words twice in a row', async () => {
  await show(<Announcer />);
  const told = () => screen.getByRole('status').textContent;
  act(() => announce('Верно!'));
  expect(told()).toBe('Верно!');
  act(() => announce('Верно!'));
  expect(told()).toBe('Верно!\u00A0');
});
