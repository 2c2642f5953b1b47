import { importLimits } from '@school/contract/back-office/import-limits';
import type { ImportField, ImportKind } from '@school/contract/back-office/import-shapes';
import { texts as en } from '@school/words/en/manager/table-import';
import { texts as ru } from '@school/words/ru/manager/table-import';
import { expect, test } from 'vitest';

import { guessFields } from './guess-fields.ts';

for (const [heads, fields, kind = 'families'] of [
  [
    ['ФИО ребёнка', 'Дата рожд.', 'Тел мамы', 'ФИО мамы', 'Остаток'],
    ['kid', 'born', 'phone', 'parent', null],
  ],
  [
    ['ID', 'Фамилия ученика', 'Имя ученика', 'Фамилия', 'Имя', 'Мобильный', 'E-mail', 'Телефон 2'],
    ['number', 'kidSurname', 'kidName', 'lastName', 'firstName', 'phone', 'email', null],
  ],
  [
    ['Имя родителя', 'Телефон', 'Имя ребёнка'],
    ['firstName', 'phone', 'kidName'],
  ],
  [
    ['Client ID', 'Parent name', 'Phone', 'Email', 'Child', 'Date of birth'],
    ['number', 'parent', 'phone', 'email', 'kid', 'born'],
  ],
  [
    ['Student last name', 'Student first name', 'First name', 'Last name'],
    ['kidSurname', 'kidName', 'firstName', 'lastName'],
  ],
  [['Преподаватель', 'E-mail', 'Предметы', 'Возраст учеников'], ['teacher', 'email', 'subjects', 'ages'], 'teachers'],
  [
    ['ID клиента', 'Остаток групповых занятий', 'Остаток занятий', 'Действует до'],
    ['number', 'groupLessons', 'lessons', 'until'],
    'balances',
  ],
  [
    ['Group', 'Course', 'Teacher', 'Day', 'Start time', 'Age', 'Seats'],
    ['title', 'club', 'teacher', 'weekday', 'time', 'ages', 'places'],
    'groups',
  ],
] satisfies Array<[string[], Array<ImportField | null>, ImportKind?]>)
  test(heads.join(', '), () => expect(guessFields(heads, kind)).toEqual(fields));

test.each(importLimits.kinds)('the columns of our own sample are understood: %s', (kind) => {
  for (const { fields: names, samples } of [ru, en]) {
    const fields = importLimits.fields[kind].filter((field) => field in samples[kind]);
    const heads = fields.map((field) => names[field]);
    expect(guessFields(heads, kind)).toEqual(fields);
  }
});
