import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { DateField } from './date-field.tsx';

/** What the page around has been told last. */
let chosen = '';
const tell = (date: string): void => {
  chosen = date;
};

function Birthday({ min, max }: { min?: string; max?: string }) {
  const [value, set] = useState('');
  const choose = (date: string) => {
    set(date);
    tell(date);
  };
  return <DateField label="День" name="day" required value={value} onChange={choose} {...(min && { min })} {...(max && { max })} />;
}

beforeEach(() => tell(''));

test('a date is typed in the order of the language, by digits alone', async () => {
  const { user } = await show(<Birthday />);
  const parts = await screen.findAllByRole('spinbutton');
  await user.click(parts[0] as HTMLElement);
  await user.keyboard('05122026');
  await expect.poll(() => chosen).toBe('2026-12-05');
});

test('English has its own order', async () => {
  const { user } = await show(<Birthday />, { language: 'en' });
  const parts = await screen.findAllByRole('spinbutton');
  await user.click(parts[0] as HTMLElement);
  await user.keyboard('12052026');
  await expect.poll(() => chosen).toBe('2026-12-05');
});

test('a day is chosen from the month by keyboard; days outside the limits are not', async () => {
  const { user } = await show(<Birthday min="2026-12-04" max="2026-12-10" />);
  await user.click(await screen.findByRole('button', { name: 'Открыть календарь' }));
  const month = within(screen.getByRole('dialog', { name: 'День' }));
  expect(month.getByRole('grid')).toBeTruthy();
  // It opens at the first day that can be had; a day before it is none.
  await expect.poll(() => document.activeElement?.textContent).toBe('4');
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('4');
  await user.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => chosen).toBe('2026-12-05');
  // And the month is gone again.
  expect(screen.queryByRole('dialog')).toBeNull();
});
