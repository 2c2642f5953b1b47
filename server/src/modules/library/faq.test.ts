import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { readSettings } from '#platform/settings';

import { openSchool } from '../../testing.ts';
import { withNumbers } from './faq-numbers.ts';

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
      '1 год со дня оплаты',
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
      opensAt: 540,
      closesAt: 1260,
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
      opensAt: 510,
      closesAt: 1200,
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

test('no answer spells a number by itself', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../content/faq');
  for (const name of readdirSync(folder)) expect(readFileSync(path.join(folder, name), 'utf8').replace(/\{[^}]*\}/g, '')).not.toMatch(/\d/);
});

describe('a number in an answer', () => {
  test('takes the form of its word', () => {
    expect(withNumbers('за {hoursToCancelOrTransfer: час, часа, часов}', 'ru')).toBe('за 8 часов');
    expect(withNumbers('{introTransfers: time, times} a year', 'en')).toBe('1 time a year');
    expect(withNumbers('от {groupFrom} до {groupTo}', 'ru')).toBe('от 3 до 8');
  });

  test('that the school does not have, or whose forms are not complete, is refused', () => {
    expect(() => withNumbers('{hoursToSleep}', 'ru')).toThrow('there is no number hoursToSleep');
    expect(() => withNumbers('{introTransfers: раз, раза}', 'ru')).toThrow('introTransfers has 2 forms in ru');
  });
});
