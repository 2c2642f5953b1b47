import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isClockDoubtful, schoolNow, setSchoolClock } from './school-clock.ts';

const noon = '2026-11-23T12:00:00Z';
const minutes = (n: number) => n * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  // The device is three hours ahead of the school.
  vi.setSystemTime('2026-11-23T15:00:00Z');
  setSchoolClock(noon);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a device whose clock is wrong shows the school’s time', () => {
  vi.advanceTimersByTime(minutes(10));
  expect(schoolNow()).toBe(Date.parse('2026-11-23T12:10:00Z'));
  expect(isClockDoubtful()).toBe(false);
});

test('putting the device’s clock back changes nothing shown', () => {
  vi.advanceTimersByTime(minutes(10));
  vi.setSystemTime('2026-11-23T12:10:00Z');
  expect(schoolNow()).toBe(Date.parse('2026-11-23T12:10:00Z'));
  expect(isClockDoubtful()).toBe(true);
});

test('a device that slept knows that time has passed, and that the server should be asked', () => {
  // Its counter stood still, its clock went on.
  vi.setSystemTime('2026-11-23T16:00:00Z');
  expect(schoolNow()).toBe(Date.parse('2026-11-23T13:00:00Z'));
  expect(isClockDoubtful()).toBe(true);
  setSchoolClock('2026-11-23T13:00:01Z');
  expect(schoolNow()).toBe(Date.parse('2026-11-23T13:00:01Z'));
  expect(isClockDoubtful()).toBe(false);
});
