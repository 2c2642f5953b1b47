import { expect, test } from 'vitest';

import { timesIn } from './weekly-row.ts';

const days = (weekday: string, time = '17:00') => timesIn({ weekday, time });

test.each([
  ['вторник', [2]],
  ['вт, чт', [2, 4]],
  ['Tuesday and Thursday', [2, 4]],
  ['понедельник и среда', [1, 3]],
  ['пн пт сб вс', [1, 5, 6, 7]],
  ['6', [6]],
])('weekly times as tables have them: %s', (weekday, of) =>
  expect(days(weekday)).toEqual({ days: of.map((it) => ({ weekday: it, startMinute: 1020 })) }),
);

test('a day that is no day, the same day twice, and a time that is none are not read', () => {
  expect(days('вт, завтра')).toEqual({ unread: 'weekday' });
  expect(days('вт, вторник')).toEqual({ unread: 'weekday' });
  expect(days('')).toEqual({ unread: 'weekday' });
  expect(days('вт', '25:00')).toEqual({ unread: 'time' });
});
