import type { ImportField, ImportKind } from '@school/contract/back-office/import-shapes';
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
