import { settings } from '@school/contract/school/settings';
import { describe, expect, test } from 'vitest';

import { readSettings } from '#platform/settings';

import { createLibrary } from '#modules/library';
import { openSchool } from '../../testing.ts';
import { chipsNow } from './chips.ts';
import { faultsIn, filled } from './filling.ts';
import { faultsOfOriginals } from './originals.ts';

describe('frequent questions', () => {
  test('are read by anybody, in five groups, every one answered in both languages', async () => {
    const school = await openSchool();
    const { status, body } = await school.as().get('/faq');
    expect(status).toBe(200);
    expect(body.groups.map(({ group }: { group: string }) => group)).toEqual(['trial', 'schedule', 'payment', 'lessons', 'technical']);
    for (const { questions } of body.groups) {
      expect(questions.length).toBeGreaterThan(0);
      for (const { ask, answer } of questions) for (const text of [ask.ru, ask.en, answer.ru, answer.en]) expect(text).toMatch(/^[^{}]+$/);
    }
  });

  test('tell the school’s own numbers', async () => {
    const school = await openSchool();
    const { body } = await school.as().get('/faq');
    const said = JSON.stringify(body.groups);
    for (const text of [
      'за 8 часов до начала',
      'at least 8 hours before',
      'С 3 лет',
      '12 месяцев со дня оплаты',
      '25 минут для детей младше 7 лет и 50 минут',
    ])
      expect(said.toLowerCase()).toContain(text.toLowerCase());
  });

  test('come with the way to the contact centre, of which a new school has said nothing yet', async () => {
    const school = await openSchool();
    expect((await school.as().get('/faq')).body.contactCentre).toEqual({
      phone: null,
      email: null,
      zone: 'Europe/Minsk',
      week: Array.from({ length: 7 }, () => ({ opensAt: 540, closesAt: 1260 })),
      holidays: [],
    });
  });

  test('whoever runs the server may fix phone and hours', async () => {
    const school = await openSchool({
      env: { CONTACT_PHONE: '+7 495 123-45-67', CONTACT_HOURS: '08:30-20:00', CONTACT_ZONE: 'Europe/Moscow' },
    });
    expect((await school.as().get('/faq')).body.contactCentre).toEqual({
      phone: '+7 495 123-45-67',
      email: null,
      zone: 'Europe/Moscow',
      week: Array.from({ length: 7 }, () => ({ opensAt: 510, closesAt: 1200 })),
      holidays: [],
    });
    for (const env of [{ CONTACT_PHONE: '123' }, { CONTACT_HOURS: '21:00-09:00' }, { CONTACT_HOURS: 'always' }, { CONTACT_ZONE: 'Minsk' }])
      expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
  });
});

test('an answer says the number of the settings in force', async () => {
  const asked = async (env: Record<string, string>) => {
    const school = await openSchool({ env });
    return JSON.stringify((await school.as().get('/faq')).body.groups);
  };
  expect(await asked({})).toContain('24 часа, а потом освободим');
  expect(await asked({ UNPAID_SCHEDULE_HOURS: '36' })).toContain('36 часов, а потом освободим');
});

test('what comes with the product has no faults and spells no number by hand', () => {
  expect(faultsOfOriginals(createLibrary())).toEqual([]);
});

describe('a number in an answer', () => {
  const chips = chipsNow((key) => settings[key].default as never);

  test('takes the form of its word', () => {
    expect(filled('за {hoursToCancelOrTransfer: час, часа, часов}', 'ru', chips)).toBe('за 8 часов');
    expect(filled('{lateTeacherBonus: lesson, lessons} more', 'en', chips)).toBe('1 lesson more');
    expect(filled('от {groupFrom} до {groupTo}', 'ru', chips)).toBe('от 3 до 8');
  });

  test('that the school does not have, or whose forms are not complete, is a fault', () => {
    expect(faultsIn('{hoursToSleep}', 'ru', chips)).toEqual([{ fault: 'unknown', about: 'hoursToSleep' }]);
    expect(faultsIn('{daysPerWeek: раз, раза}', 'ru', chips)).toEqual([{ fault: 'forms', about: 'daysPerWeek' }]);
    expect(faultsIn('{school: школа}', 'ru', chips)).toEqual([{ fault: 'forms', about: 'school' }]);
    expect(faultsIn('за {daysPerWeek', 'ru', chips)).toEqual([{ fault: 'brace', about: '' }]);
  });

  test('that is written by hand is told, where it is one of the school’s own', () => {
    expect(faultsIn('за 8 часов, в 10:08, 3.8 балла', 'ru', chips)).toEqual([{ fault: 'number', about: '8' }]);
    expect(faultsIn('за 9 часов', 'ru', chips)).toEqual([]);
  });
});
