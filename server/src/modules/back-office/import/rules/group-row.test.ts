import { expect, test } from 'vitest';

import { groupIn } from './group-row.ts';
import type { Said } from './said.ts';

const said: Said = { title: 'Читаем вслух', weekday: 'вторник', time: '17:00', ages: '7–9', places: '6' };
const called = { courseCode: 'readingClub', teacherId: '3f8b7c52-0d0e-4c46-9f5f-2f6a5d3f1a10', level: 'A1', usualMinutes: 30 };

for (const [weekday, time, at] of [
  ['вт', '17.00', [2, 1020]],
  ['Sunday', '5 pm', [7, 1020]],
  ['1', '9', [1, 540]],
  ['ср.', '12:30:00', [3, 750]],
  ['суббота', '12 am', [6, 0]],
] as const)
  test(`a weekly time is read as people write it: ${weekday} ${time}`, () => {
    const read = groupIn({ ...said, weekday, time }, called);
    expect('group' in read && [read.group.weekday, read.group.startMinute]).toEqual(at);
  });

for (const [wrong, unread] of [
  [{ weekday: 'завтра' }, 'weekday'],
  [{ time: '24:00' }, 'time'],
  [{ ages: 'любой' }, 'ages'],
  [{ places: '' }, 'places'],
  [{ title: '' }, 'title'],
] satisfies Array<[Said, string]>)
  test(`what cannot be read is named: ${unread}`, () => expect(groupIn({ ...said, ...wrong }, called)).toEqual({ unread }));

test('a lesson of a group is as long as its line says, or as the short lesson of the school', () => {
  const minutesOf = (minutes: string) => {
    const read = groupIn({ ...said, minutes }, called);
    return 'group' in read ? read.group.minutes : read;
  };
  expect(['', '45', '120', '47', '10'].map(minutesOf)).toEqual([30, 45, 120, { unread: 'minutes' }, { unread: 'minutes' }]);
});
