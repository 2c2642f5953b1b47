import { describe, expect, test } from 'vitest';

import { mondayIn, shownWindows, windowDates, windowOf, windowStart } from './schedule-windows.ts';

const thisMonday = '2026-11-23';

describe('windows of 28 days from this Monday', () => {
  test.each([
    ['2026-11-23', 0],
    ['2026-12-20', 0],
    ['2026-12-21', 1],
    ['2026-11-22', -1],
    ['2026-10-26', -1],
    ['2026-10-25', -2],
  ])('%s lies in window %d', (day, window) => {
    expect(windowOf(day, thisMonday)).toBe(window);
  });

  test('begin where the one before ended, over a year and a change of clocks', () => {
    expect(windowStart(1, thisMonday)).toBe('2026-12-21');
    expect(windowStart(-1, thisMonday)).toBe('2026-10-26');
    expect(windowDates(1, thisMonday)[0]).toBe('2026-12-21');
    expect(windowDates(1, thisMonday).at(-1)).toBe('2027-01-17');
    expect(windowStart(-8, '2026-11-23')).toBe('2026-04-13');
  });
});

test('the week of the address is any day of it; what is no date is this week', () => {
  expect(mondayIn('2026-11-29', thisMonday)).toBe('2026-11-23');
  expect(mondayIn('2026-11-30', thisMonday)).toBe('2026-11-30');
  for (const wrong of [undefined, '', 'soon', '2026-13-45', '23.11.2026']) expect(mondayIn(wrong, thisMonday)).toBe(thisMonday);
});

describe('the windows of a list', () => {
  const ends = { thisMonday, firstDay: '2026-09-01', lastDay: '2027-01-17' };
  test('are this one at first', () => {
    expect(shownWindows({}, ends)).toEqual({ first: 0, last: 0, earliest: -3, latest: 1 });
  });

  test('grow as the address says, and no further than there can be lessons', () => {
    expect(shownWindows({ since: '2026-10-26', until: '2026-12-21' }, ends)).toMatchObject({ first: -1, last: 1 });
    expect(shownWindows({ since: '2020-01-01', until: '2030-01-01' }, ends)).toMatchObject({ first: -3, last: 1 });
  });

  test('always hold this week, even for a family of today and an address turned round', () => {
    const today = { thisMonday, firstDay: '2026-11-25', lastDay: '2026-11-25' };
    expect(shownWindows({ since: '2026-12-21', until: '2026-10-26' }, today)).toEqual({ first: 0, last: 0, earliest: 0, latest: 0 });
  });
});
