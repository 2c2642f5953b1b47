import type { Event } from '@school/contract/calendar/shapes';
import type { ChangeTerms, FreeStarts } from '@school/contract/scheduling/shapes';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { isoOf } from '#widgets/free-times/free-days.ts';
import { aFamily, aLesson, hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';
import { usePlace } from '../use-place.ts';
import { TransferSheet } from './transfer-sheet.tsx';

const Opened = () => <TransferSheet place={usePlace()} eventId="lesson" onClose={() => undefined} />;

const hour = 3_600_000;
/** Whole hours two and three days ahead. */
const at = (days: number) => Math.ceil(Date.now() / hour) * hour + days * 24 * hour;
const [tomorrow, later] = [at(2), at(3)];
const teacher = { teacherId: 'kate', name: 'Катя', avatar: null, about: { ru: '', en: '' } };

async function opened(language: 'ru' | 'en', event: Event = aLesson({ teacher })) {
  const school = fakeSchool();
  const terms: ChangeTerms = {
    event,
    cancel: { allowed: true },
    transfer: event.may.transfer,
    until: hours(40),
    unit: 'gold',
    moves: null,
    skip: null,
    regular: null,
  };
  const free: FreeStarts = {
    may: { allowed: true },
    minutes: 45,
    unit: 'gold',
    free: 3,
    teachers: [{ teacher, known: true, slots: [tomorrow / 60_000, later / 60_000] }],
    siblings: [],
  };
  school.on('GET /user', aFamily());
  school.on('GET /events/:eventId', event);
  school.on('GET /events/:eventId/changes', terms);
  school.on('GET /events/:eventId/slots', free);
  const { user } = await show(<Opened />, {
    at: '/schedule?event=lesson&do=transfer',
    path: '/schedule',
    language,
    texts: ['lessonChange', 'lessonLook', 'names', 'week', 'refusals', 'furtherRefusals'],
  });
  return { school, user, event };
}
const times = () => screen.findAllByRole('button', { name: /, \d{2}:\d{2}/ });
/** The days of the calendar that have a free time. */
const days = async (label: string) => within(await screen.findByRole('region', { name: label })).getAllByRole('button', { name: /\d/ });

test.each([
  ['ru', 'Почему', 'Ребёнок заболел', 'Перенести', 'Дни'],
  ['en', 'Why', 'The child is ill', 'Reschedule', 'Days'],
] as const)(
  'a lesson moves to the time that was chosen, with the reason in the language of the family (%s)',
  async (language, why, ill, move, label) => {
    const { school, user, event } = await opened(language);
    school.on('POST /events/:eventId/transfer', { event: { ...event, timestamp: isoOf(later) }, moved: 1 });
    // The day nearest to the lesson is open; a later one is a tap in the calendar.
    expect(await times()).toHaveLength(1);
    await user.click((await days(label)).at(-1) ?? document.body);
    await user.click((await times())[0] ?? document.body);
    // The time it had stands struck through beside the new one.
    expect(screen.getByRole('dialog').querySelector('s')?.textContent).toMatch(/\d{2}:\d{2}/);
    // Nothing is sent without a reason.
    await user.click(screen.getByRole('button', { name: move }));
    expect(school.by('POST /events/:eventId/transfer')).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: why }), ill);
    await user.click(screen.getByRole('button', { name: move }));
    await expect
      .poll(() => school.by('POST /events/:eventId/transfer').map(({ body }) => body))
      .toEqual([{ scope: 'one', timestamp: isoOf(later), teacherId: 'kate', reason: ill }]);
    // The sheet closes by its address, and the week of the new time is shown.
    await expect.poll(() => new URLSearchParams(location.search).get('do')).toBeNull();
  },
);

test('of a time that was just taken the nearest free ones are offered, one tap each, and the reason is kept', async () => {
  const { school, user } = await opened('ru');
  school.on('POST /events/:eventId/transfer', () => refusal('scheduling.slot_taken', { facts: { nearest: isoOf(later + hour) } }));
  await user.click((await times())[0] ?? document.body);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Почему' }), 'Ребёнок заболел');
  await user.click(screen.getByRole('button', { name: 'Перенести' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Это время только что заняли. Ближайшее свободное:');
  await user.click(alert.querySelector('button') ?? document.body);
  expect(screen.getByRole('option', { name: 'Ребёнок заболел' })).toHaveProperty('selected', true);
  expect(screen.getByRole('button', { name: 'Перенести' }).getAttribute('aria-disabled')).toBeNull();
});

test('a lesson that may not be moved any more offers no time', async () => {
  const late = { allowed: false, why: 'scheduling.too_late', facts: {} } as const;
  const may = { ...aLesson().may, transfer: late };
  await opened('ru', aLesson({ may }));
  await screen.findByRole('dialog');
  await expect.poll(() => screen.queryAllByRole('button', { name: /, \d{2}:\d{2}/ })).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Перенести' })).toBeNull();
});
