import { expect, test } from 'vitest';

import { guessFields } from './guess-fields.ts';

for (const [heads, fields] of [
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
] as const)
  test(heads.join(', '), () => expect(guessFields(heads)).toEqual(fields));
