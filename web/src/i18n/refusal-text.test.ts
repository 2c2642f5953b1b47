import { expect, test } from 'vitest';

import { refusalWords } from './refusal-text.ts';
import { at, deviceZone } from './time.ts';

test('a moment in a refusal is said by the clock of this device, a day as a day', async () => {
  const opens = '2026-11-28T06:50:00Z';
  const said = await refusalWords('lesson_room.too_early', { from: opens });
  expect(said).toContain(at('ru-RU', opens, 'dayTime', deviceZone()));
  expect(said).not.toContain('T06');
  expect(await refusalWords('groups.day_passed', { from: '2026-12-01', until: '2026-12-07' })).toContain('с 1 декабря по 7 декабря');
});
