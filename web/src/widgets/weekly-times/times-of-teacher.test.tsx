import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { ChosenTimes } from './chosen-times.tsx';
import { TimesOfTeacher } from './times-of-teacher.tsx';
import { useWeeklyChoice } from './use-weekly-choice.ts';
import { keyOf } from './weekly-times.ts';

const moscow = (weekday: number, hour: number) => keyOf({ weekday, startMinute: hour * 60 });
const row = { free: [moscow(1, 16), moscow(1, 18), moscow(3, 16)], partly: [moscow(5, 10)] };

function Picker({ daysMax, zone, own = [] }: { daysMax: number; zone: string; own?: readonly number[] }) {
  const choice = useWeeklyChoice();
  return (
    <>
      <TimesOfTeacher row={row} zone={zone} daysMax={daysMax} choice={choice} own={own} />
      <section aria-label="chosen">
        <ChosenTimes chosen={choice.chosen} onRemove={choice.remove} />
      </section>
    </>
  );
}
const texts = ['scheduleSelection', 'names'] as const;
/** A day stands twice in the page, as a column and for a phone: styles show one of both. */
const time = (name: string) => screen.getAllByRole('button', { name }).at(-1) ?? document.body;
const chosen = () => within(screen.getByRole('region', { name: 'chosen' }));

test('of a day one time is chosen: another of the same day takes its place', async () => {
  const { user } = await show(<Picker daysMax={2} zone="Europe/Moscow" />, { texts });
  await user.click(time('понедельник, 16:00'));
  await user.click(time('среда, 16:00'));
  await user.click(time('понедельник, 18:00'));
  expect(
    chosen()
      .getAllByRole('listitem')
      .map((item) => item.textContent?.trim()),
  ).toEqual(['пн 18:00', 'ср 16:00']);
  expect(time('понедельник, 16:00').getAttribute('aria-pressed')).toBe('false');
  await user.click(chosen().getByRole('button', { name: 'Убрать: пн 18:00' }));
  expect(chosen().getAllByRole('listitem')).toHaveLength(1);
});

test('when all days are given away, other days are closed and say so; a chosen one may still be changed', async () => {
  const { user } = await show(<Picker daysMax={1} zone="Europe/Moscow" />, { texts });
  await user.click(time('понедельник, 16:00'));
  expect(time('среда, 16:00').getAttribute('aria-disabled')).toBe('true');
  await user.click(time('среда, 16:00'));
  expect(chosen().getAllByRole('listitem')).toHaveLength(1);
  await user.click(time('понедельник, 18:00'));
  expect(chosen().getByRole('listitem').textContent?.trim()).toBe('пн 18:00');
});

test.each([
  ['ru', 'среда, 18:00', 'ср 18:00ср 16:00 МСК', 'пятница, 12:00 часть дат занята'],
  ['en', 'Wednesday, 18:00', 'Wed 18:00Wed 16:00 MSK', 'Friday, 12:00 some dates are taken'],
] as const)('times stand on the clock of the family, and the school’s is named beside them (%s)', async (language, name, both, partly) => {
  // Two hours ahead of Moscow, without a change of clocks.
  const { user } = await show(<Picker daysMax={2} zone="Asia/Yekaterinburg" />, { texts, language });
  await user.click(time(name));
  expect(chosen().getByRole('listitem').textContent?.replaceAll(/\s+/g, ' ')).toBe(both);
  expect(time(partly)).not.toBe(document.body);
});

test('the time that the schedule has now is named so', async () => {
  await show(<Picker daysMax={2} zone="Europe/Moscow" own={[moscow(1, 16)]} />, { texts });
  expect(time('понедельник, 16:00 сейчас')).not.toBe(document.body);
});
