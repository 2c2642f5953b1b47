import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';

import { WeekGrid } from './week-grid.tsx';

const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
const lesson = (key: string, from: number, minutes: number) => ({ key, date: '2026-11-23', from, minutes, content: <p>{key}</p> });

test('a lesson stands at its minute, whatever the grid of the school, and a short one is a whole target', async () => {
  const items = [lesson('half', 15 * 60 + 30, 25), lesson('third', 16 * 60 + 20, 50), lesson('quarter', 17 * 60 + 45, 25)];
  await show(<WeekGrid label="Неделя" dates={dates} items={items} now={{ date: '2026-11-22', minutes: 0 }} hours={{ from: 15, to: 20 }} />);
  const rowsOf = (key: string) => screen.getByText(key).parentElement?.style.gridRow;
  // Rows are five minutes from 15:00 on.
  expect([rowsOf('half'), rowsOf('third'), rowsOf('quarter')]).toEqual(['7 / 13', '17 / 29', '34 / 40']);
});
