import { allFamilies } from '@school/contract/notifications/all-families';
import { announcementLimits } from '@school/contract/notifications/announcement-limits';
import type { AnnouncementContent } from '@school/contract/notifications/announcement-shapes';
import { expect, test } from 'vitest';

import { faultsOf, filledWith, mayStart, needsSecond } from './announcing.ts';

const both = (ru: string, en = ru) => ({ ru, en });
const content = (its: Partial<AnnouncementContent>): AnnouncementContent => ({
  kind: 'service',
  segment: allFamilies,
  channels: ['mail'],
  subject: both('Каникулы'),
  text: both('{name}, отдыхаем'),
  ...its,
});

test('an announcement is ready when both languages are written, every hole is known and there is a way', () => {
  expect(faultsOf(content({}))).toEqual([]);
  const missing = faultsOf(content({ text: both('{kids}', ''), channels: [] }));
  expect(missing).toMatchObject([
    { field: 'text', language: 'en', fault: 'empty' },
    { field: 'channels', fault: 'empty' },
  ]);
  expect(faultsOf(content({ subject: both('{child}, {name', 'Hi') }))).toMatchObject([
    { fault: 'unknown', about: 'child' },
    { language: 'ru', fault: 'brace' },
  ]);
  expect(faultsOf(content({ segment: { ...allFamilies, ageFrom: 9, ageTo: 8 } }))).toMatchObject([{ field: 'segment', fault: 'ages' }]);
});

test('teachers are told nothing of children, and have no list in the app', () => {
  const told = faultsOf(content({ segment: { audience: 'teachers', subject: null }, text: both('{kids}'), channels: ['app'] }));
  expect(told.map(({ field, fault }) => `${field} ${fault}`)).toEqual(['text unknown', 'text unknown', 'channels empty']);
});

test('holes are filled for whoever reads it', () => {
  expect(filledWith('{name}, {kids} и {school}', { name: 'Анна', kids: 'Миша' })).toBe('Анна, Миша и {school}');
});

test('above the limit a second person reads it, where there is one; it is planned ahead, and not too far', () => {
  const { secondAbove, plannedDays } = announcementLimits;
  expect([needsSecond(secondAbove, 1), needsSecond(secondAbove + 1, 1), needsSecond(secondAbove + 1, 0)]).toEqual([false, true, false]);
  const now = Temporal.Instant.from('2026-11-23T07:00:00Z');
  const end = now.add({ hours: 24 * plannedDays });
  const may = (at: Temporal.Instant | null) => mayStart(at, now).allowed;
  expect([may(null), may(now), may(end)]).toEqual([true, true, true]);
  expect([may(now.subtract({ seconds: 1 })), may(end.add({ seconds: 1 }))]).toEqual([false, false]);
});
