import { describe, expect, it } from 'vitest';

import { bodyOf, illFromNow, searchOf, wantedIn } from './wanted-absence.ts';

const today = '2026-11-24';

describe('an absence in the address', () => {
  it('comes back as it went', () => {
    const wanted = { kind: 'holiday', from: '2026-12-01', to: '2026-12-07', fromMinute: 870 } as const;
    expect(wantedIn(searchOf(wanted), today)).toEqual(wanted);
    const wholeDays = { ...wanted, fromMinute: 0 };
    expect(wantedIn(searchOf(wholeDays), today)).toEqual(wholeDays);
  });

  it('is none without a kind we know', () => {
    expect(wantedIn({}, today)).toBeUndefined();
    expect(wantedIn({ kind: 'mood', from: today }, today)).toBeUndefined();
  });

  it('never ends before it begins', () => {
    expect(wantedIn({ kind: 'illness', from: '2026-12-05', to: '2026-12-01' }, today)?.to).toBe('2026-12-05');
  });

  const whole = { kind: 'illness', from: today, to: today, fromMinute: 0 };

  it.each(['1440', '-30', '45', '', 'noon'])('reads the minute «%s» as the whole day', (at) => {
    expect(wantedIn({ kind: 'illness', at }, today)).toEqual(whole);
  });

  it('reads days that do not exist as today', () => {
    expect(wantedIn({ kind: 'illness', from: '2026-99-99', to: 'soon' }, today)).toEqual(whole);
    expect(wantedIn({ kind: 'illness', from: '2026-02-30' }, today)).toEqual(whole);
  });
});

describe('ill from now on', () => {
  it.each([
    [0, 0],
    [29, 0],
    [30, 30],
    [870, 870],
    [899, 870],
    [1439, 1410],
  ])('at minute %i takes in the half-hour that is running, from %i', (minutes, from) => {
    expect(illFromNow({ date: today, minutes })).toEqual({ kind: 'illness', from: today, to: today, fromMinute: from });
  });
});

it('says no minute for whole days', () => {
  expect(bodyOf({ kind: 'holiday', from: today, to: today, fromMinute: 0 })).toEqual({ kind: 'holiday', from: today, to: today });
  expect(bodyOf({ kind: 'illness', from: today, to: today, fromMinute: 30 })).toHaveProperty('fromMinute', 30);
});
