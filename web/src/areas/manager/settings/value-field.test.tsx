import { settings, type SettingValue } from '@school/contract/school/settings';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';

import { typedValue, ValueField } from './value-field.tsx';

/** Shows the fields of a setting; answers with somebody at the keyboard, and with what its form would send. */
async function fieldsOf(current: SettingValue) {
  const { user } = await show(
    <form data-testid="form">
      <ValueField current={current} />
    </form>,
    { texts: ['schoolSettings', 'names'] },
  );
  const sent = () => typedValue(current, new FormData(screen.getByTestId<HTMLFormElement>('form')));
  const type = async (label: string | RegExp, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  return { user, sent, type };
}

test('places of a group are two numbers, the first not above the second', async () => {
  const { sent, type } = await fieldsOf({ key: 'groupPlaces', value: { from: 3, to: 8 } });
  expect(sent()).toEqual({ key: 'groupPlaces', value: { from: 3, to: 8 } });
  await type(/^до/, '12');
  expect(sent()).toEqual({ key: 'groupPlaces', value: { from: 3, to: 12 } });
  await type(/^От/, '13');
  expect(sent()).toEqual({ wrong: ['groupPlaces-from', 'groupPlaces-to'] });
});

test('a short and a long lesson are chosen out of all lengths, and the short one is not the longer', async () => {
  const { user, sent } = await fieldsOf({ key: 'lessonMinutes', value: { from: 25, to: 50 } });
  await user.selectOptions(await screen.findByLabelText(/Длинный/), '45 минут');
  expect(sent()).toEqual({ key: 'lessonMinutes', value: { from: 25, to: 45 } });
  await user.selectOptions(await screen.findByLabelText(/Короткий/), '60 минут');
  expect(sent()).toEqual({ wrong: ['lessonMinutes-from', 'lessonMinutes-to'] });
});

test('hours are taken for each weekday as people write them, and an empty day is a day off', async () => {
  const { sent, type } = await fieldsOf({ key: 'contactWeek', value: settings.contactWeek.default });
  await type(/Суббота/, '9:30 – 15:00');
  await type(/Воскресенье/, '');
  const daily = '09:00-21:00';
  expect(sent()).toEqual({ key: 'contactWeek', value: [daily, daily, daily, daily, daily, '09:30-15:00', ''] });
  await type(/Суббота/, 'после обеда');
  expect(sent()).toHaveProperty('wrong');
});

test('days off are sent in their order, each once, and one that is taken away is gone', async () => {
  const { user, sent } = await fieldsOf({ key: 'contactHolidays', value: ['2027-01-01', '2026-12-25', '2026-12-25', '2027-01-07'] });
  expect(sent()).toEqual({ key: 'contactHolidays', value: ['2026-12-25', '2027-01-01', '2027-01-07'] });
  await user.click(screen.getByRole('button', { name: 'Убрать: 1 января' }));
  expect(sent()).toEqual({ key: 'contactHolidays', value: ['2026-12-25', '2027-01-07'] });
});

test('ways of telling are chosen topic by topic, and all others stay', async () => {
  const value = settings.noticeChannels.default;
  const { user, sent } = await fieldsOf({ key: 'noticeChannels', value });
  const balance = screen.getByRole('group', { name: /уроки заканчиваются/i });
  await user.click([...balance.querySelectorAll('input')].find((it) => it.value === 'sms') as HTMLElement);
  await user.click([...balance.querySelectorAll('input')].find((it) => it.value === 'app') as HTMLElement);
  expect(sent()).toEqual({ key: 'noticeChannels', value: { ...value, balance: ['mail', 'sms'] } });
});

test('languages are chosen in their order', async () => {
  const { user, sent } = await fieldsOf({ key: 'familyLanguages', value: ['ru-RU', 'en-US'] });
  await user.selectOptions(await screen.findByRole('combobox'), 'Английский и русский');
  expect(sent()).toEqual({ key: 'familyLanguages', value: ['en-US', 'ru-RU'] });
  await user.selectOptions(screen.getByRole('combobox'), 'Только русский');
  expect(sent()).toEqual({ key: 'familyLanguages', value: ['ru-RU'] });
});

test('a colour that could not be read says so before it is saved', async () => {
  const { sent } = await fieldsOf({ key: 'colour', value: '#00695c' });
  const field = await screen.findByLabelText(/Цвет школы/);
  expect(screen.getByRole('status').textContent).toContain('Контраст 5,6, нужно не меньше 4,5');
  fireEvent.change(field, { target: { value: '#ff9d42' } });
  expect(screen.getByRole('status').textContent).toContain('Контраст 1,7, а нужно не меньше 4,5');
  expect(sent()).toEqual({ key: 'colour', value: '#ff9d42' });
});
