import { describe, expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { haveFamily } from './testing.ts';

describe('a kid', () => {
  test('is added to the family once: the same name, in whatever case, is refused', async () => {
    const school = await openSchool();
    const { parent } = await haveFamily(school);
    const { status, body } = await school
      .as(parent)
      .post('/user/create/kid', { name: 'маша', dob: { year: 2021, month: 3 }, languages: ['ru'] });
    expect([status, body.error]).toEqual([
      409,
      { code: 'families.kid_name_taken', message: 'Kid with this name already exists', facts: { name: 'маша' } },
    ]);
    const other = await school.as(parent).post('/user/create/kid', { name: 'Оля', dob: { year: 2021, month: 3 }, languages: ['ru'] });
    expect(other.body).toMatchObject({ firstName: 'Оля', age: 5 });
  });

  test('is read with its name and surname as they were written, by parent and kid, under both pairs of names', async () => {
    const school = await openSchool();
    const { parent, kid, kidUid } = await haveFamily(school, {
      kid: { name: 'Маша', surname: 'Петрова-Ли', dob: { year: 2019, month: 5 }, languages: ['ru'] },
    });
    const written = { kidUid, name: 'Маша', surname: 'Петрова-Ли', firstName: 'Маша', lastName: 'Петрова-Ли' };
    for (const who of [parent, kid]) expect((await school.as(who).get('/user')).body.kids).toEqual([expect.objectContaining(written)]);
    const added = { name: 'Оля', surname: 'Ли', dob: { year: 2021, month: 3 }, languages: ['ru'] };
    expect((await school.as(parent).post('/user/create/kid', added)).body).toMatchObject({ name: 'Оля', surname: 'Ли', lastName: 'Ли' });
    const plain = { name: 'Ян', dob: { year: 2021, month: 3 }, languages: ['ru'] };
    expect((await school.as(parent).post('/user/create/kid', plain)).body).toMatchObject({ name: 'Ян', surname: '' });
  });

  test('added twice at once under one name is one kid', async () => {
    const school = await openSchool();
    const { parent, familyId } = await haveFamily(school);
    const kid = { name: 'Оля', dob: { year: 2021, month: 3 }, languages: ['ru'] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => school.as(parent).post('/user/create/kid', kid)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await school.families.kidsOf(familyId)).toHaveLength(2);
  });

  test('needs a name, a birth month and a language', async () => {
    const school = await openSchool();
    const { parent } = await haveFamily(school);
    const kid = { name: 'Оля', dob: { year: 2021, month: 3 }, languages: ['ru'] };
    for (const [change, where] of [
      [{ name: '  ' }, 'name'],
      [{ dob: { year: 2021 } }, 'dob.month'],
      [{ languages: [] }, 'languages'],
    ] as const) {
      const { body } = await school.as(parent).post('/user/create/kid', { ...kid, ...change });
      expect(body.error).toMatchObject({ code: 'request.invalid', facts: { where } });
    }
  });

  test('a thirteenth is refused', async () => {
    const school = await openSchool();
    const { parent } = await haveFamily(school);
    for (const letter of 'абвгдежзиклмн'.slice(0, 11)) {
      await school.as(parent).post('/user/create/kid', { name: `Ребёнок ${letter}`, dob: { year: 2021, month: 3 }, languages: ['ru'] });
    }
    const { body } = await school
      .as(parent)
      .post('/user/create/kid', { name: 'Ещё один', dob: { year: 2021, month: 3 }, languages: ['ru'] });
    expect(body.error).toMatchObject({ code: 'families.too_many_kids', facts: { kidsPerFamily: 12 } });
  });
});

describe('the parent’s fields', () => {
  test('change one by one, and the language with them', async () => {
    const school = await openSchool();
    const { parent, familyId } = await haveFamily(school);
    const { body } = await school.as(parent).patch('/user', { locale: 'en-US', timezone: 'Asia/Almaty', preferences: { sounds: false } });
    expect(body.preferences.tourSeen).toBe(false);
    expect((await school.as(parent).patch('/user', { preferences: { tourSeen: true } })).body.preferences).toMatchObject({
      tourSeen: true,
      sounds: false,
    });
    expect(body).toMatchObject({
      firstName: 'Анна',
      locale: 'en-US',
      timezone: 'Asia/Almaty',
      preferences: { theme: 'system', sounds: false },
    });
    expect(await school.families.family(familyId)).toMatchObject({ timezone: 'Asia/Almaty', locale: 'en-US', firstName: 'Анна' });
  });

  test('sounds and theme that were chosen are read on every other device, the kid’s too', async () => {
    const school = await openSchool();
    const { parent, kid } = await haveFamily(school);
    await school.as(parent).patch('/user', { preferences: { sounds: false, theme: 'dark' } });
    const elsewhere = { ...parent, sessionId: crypto.randomUUID() };
    for (const who of [elsewhere, kid])
      expect((await school.as(who).get('/user')).body.preferences).toMatchObject({ sounds: false, theme: 'dark' });
  });

  test('that are not the parent’s to change are refused', async () => {
    const school = await openSchool();
    const { parent } = await haveFamily(school);
    for (const field of ['customerId', 'role', 'balance', 'isSupport', 'email', 'createdAt', 'isNew']) {
      expect((await school.as(parent).patch('/user', { [field]: 'x' })).body.error).toMatchObject({
        code: 'request.invalid',
        facts: { where: field },
      });
    }
  });
});

test('support sees the family without its contacts', async () => {
  const school = await openSchool();
  const { support } = await haveFamily(school, { phone: '+375291234567' });
  expect((await school.as(support).get('/user')).body).toMatchObject({ firstName: 'Анна', email: null, phone: null });
  expect((await school.as(support).patch('/user', { firstName: 'X' })).status).toBe(403);
});
