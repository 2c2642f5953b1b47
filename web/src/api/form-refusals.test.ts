import { KidFields } from '@school/contract/families/forms';
import { describe, expect, test } from 'vitest';

import { checked } from './checked.ts';
import { atFields } from './form-refusals.ts';
import { SchoolRefusal } from './school-refusal.ts';

const names = new Set(['name', 'email']);

describe('a refusal of a form', () => {
  test('lands at the field its code is meant for', async () => {
    const refusal = new SchoolRefusal('families.kid_name_taken', {}, 409);
    expect(await atFields({ name: ['families.kid_name_taken'] })(refusal, names)).toEqual({
      name: 'Ребёнок с таким именем уже есть в вашем профиле',
    });
    expect(refusal.taken).toBe(true);
  });
  test('lands at the field the server names', async () =>
    expect(await atFields()(new SchoolRefusal('request.invalid', { where: 'email' }, 400), names)).toEqual({
      email: 'Проверьте, пожалуйста, введённые данные',
    }));
  test('is left to the notice when the form has no such field', async () => {
    const refusal = new SchoolRefusal('request.invalid', { where: 'params.kidUid' }, 400);
    expect(await atFields()(refusal, names)).toBeUndefined();
    expect(refusal.taken).toBe(false);
  });
});

test('what was typed is worded by field before it is sent', () => {
  const typed = { name: ' ', dob: { year: 2019, month: 13 }, languages: [] };
  expect(checked(KidFields, typed, (field, code) => `${field} ${code}`).wrong).toEqual({
    name: 'name too_small',
    'dob.month': 'dob.month too_big',
    languages: 'languages too_small',
  });
});
