import type { AuditEntry } from '@school/contract/audit/shapes';
import { auditFields, auditSubjects } from '@school/contract/audit/fields';
import { describe, expect, test } from 'vitest';

import { texts as enActs } from '@school/words/en/shared/audit-acts';
import { texts as enNames } from '@school/words/en/shared/names';
import { texts as enT } from '@school/words/en/manager/audit-fields';
import { texts as enCard } from '@school/words/en/manager/family-card';
import { texts as enGifts } from '@school/words/en/manager/manager-gifts';
import { texts as enManager } from '@school/words/en/manager/manager';
import { texts as ruActs } from '@school/words/ru/shared/audit-acts';
import { texts as ruNames } from '@school/words/ru/shared/names';
import { texts as ruT } from '@school/words/ru/manager/audit-fields';
import { texts as ruCard } from '@school/words/ru/manager/family-card';
import { texts as ruGifts } from '@school/words/ru/manager/manager-gifts';
import { texts as ruManager } from '@school/words/ru/manager/manager';

import { changedFields } from './changed-fields.ts';
import type { AuditSpeech } from './said.ts';
import { sentenceOf } from './sentence-of.ts';
import { subjectOf } from './subject-of.ts';

const id = '01890000-0000-7000-8000-00000000abcd';
const speeches: readonly AuditSpeech[] = [
  {
    t: ruT,
    names: ruNames,
    states: ruManager.states,
    gifts: ruGifts.names,
    calls: ruCard.refusals.calls,
    locale: 'ru-RU',
    zone: 'Europe/Minsk',
  },
  {
    t: enT,
    names: enNames,
    states: enManager.states,
    gifts: enGifts.names,
    calls: enCard.refusals.calls,
    locale: 'en-US',
    zone: 'Europe/Minsk',
  },
];
const [ru, en] = speeches as [AuditSpeech, AuditSpeech];
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/\u00A0|\u202F/g, ' '));

test('amounts are money, lessons are counted, times are said, and nothing that did not change is told', () => {
  const after = { units: 3, kind: 'gold', amount: 35_200, currency: 'BYN', orderId: id, state: 'waiting', lotId: id };
  expect(plain(changedFields({ before: null, after }, ru))).toEqual([
    'уроки: 3 урока',
    'вид: индивидуальные',
    'сумма: 352 BYN',
    'заказ: 0000-abcd',
    'состояние: ждёт второго сотрудника',
  ]);
  const lesson = { timestamp: '2026-11-24T09:00:00Z', status: 'scheduled', teacher: 'Ольга' };
  expect(plain(changedFields({ before: lesson, after: { ...lesson, status: 'canceled', scope: 'one' } }, ru))).toEqual([
    'состояние урока: запланирован → отменён',
    'что затронуто: только этот урок',
  ]);
  const schedules = (state: string) => [`${state}, Ольга, 3 16:00`];
  expect(plain(changedFields({ before: { schedules: ['–'] }, after: { schedules: schedules('waitSchedulingIntroLesson') } }, ru))).toEqual([
    'расписание: без преподавателя → пробный не назначен, Ольга, ср 16:00',
  ]);
  expect(plain(changedFields({ before: { rights: ['people'] }, after: { rights: ['people', 'money'] } }, ru))).toEqual([
    'права: семьи и уроки → семьи и уроки, деньги',
  ]);
  expect(changedFields({ before: null, after: null }, ru)).toEqual([]);
});

test('what it was done to is called by its name or its kind, never by its id', () => {
  expect(subjectOf({ type: 'lesson', id, name: 'Соня, complex, 2026-11-24 12:00' }, ru)).toBe(
    'урок: Соня, Подготовка к школе, вт, 24 ноября в 12:00',
  );
  const title = { ru: 'Плюс один, плюс два', en: 'Plus one, plus two' };
  expect([ru, en].map((speech) => subjectOf({ type: 'lesson', id: 'm2-02', name: title }, speech))).toEqual([
    'урок: Плюс один, плюс два',
    'lesson: Plus one, plus two',
  ]);
  expect(subjectOf({ type: 'refund', id, name: null }, ru)).toBe('возврат');
  expect(subjectOf({ type: 'call', id: 'POST /events/:eventId/cancel', name: null }, ru)).toBe('Отменить урок');
  expect(subjectOf({ type: 'ticket', id: 'T-17', name: null }, ru)).toBe('обращение: T-17');
  for (const speech of speeches)
    for (const type of auditSubjects) expect(subjectOf({ type, id, name: null }, speech)).not.toMatch(/^$|[\da-f]{8}-/);
});

/** A value of each kind as the log keeps it. */
const samples: Readonly<Record<string, unknown>> = {
  text: 'слово',
  number: 5,
  count: [id],
  yesNo: true,
  percent: 20,
  hours: 24,
  lessons: ['2026-11-24 12:00, Ольга, scheduled'],
  lines: ['waitPositiveBalanceAfterGroup, Ольга, 3 16:00, 2026-11-24 – 2026-11-30'],
  places: ['joined: Клуб'],
  minor: 35_200,
  moneys: { BYN: 35_200 },
  order: id,
  moment: '2026-11-24T09:00:00Z',
  since: null,
  course: 'complex',
  subject: ['complex', 'math'],
  language: ['be', 'ru-RU'],
  zone: 'Asia/Omsk',
  lessonStatus: 'nonAttendance',
  birth: { year: 2019, month: 3 },
  ages: { from: 5, to: 9 },
  channels: { lessonDay: ['app', 'mail'], offers: [] },
  rates: { currency: 'BYN', rates: { BYN: 1_000_000, RUB: 33_000, USD: 3_100_000, EUR: 0, KZT: 0 } },
  range: { from: 3, to: 8 },
  tongues: { ru: 'о себе', en: '' },
  weekday: 3,
  weekly: [{ weekday: 3, startMinute: 960 }],
};

describe.each(speeches.map((speech) => [speech.locale, speech] as const))('in %s every field of an act has words', (_, speech) => {
  test.each(Object.entries(auditFields))('%s', (field, kind) => {
    const values = typeof kind === 'string' ? [samples[kind]] : kind;
    const beside = kind === 'minor' ? { currency: 'BYN' } : {};
    for (const value of values) {
      const lines = changedFields({ before: null, after: { [field]: value, ...beside } }, speech);
      if (kind === 'hidden' || kind === 'currency') {
        expect(lines.every((line) => !line.includes('undefined'))).toBe(true);
        continue;
      }
      expect(lines).toHaveLength(1);
      // No name of a field or code of the machine, no id, no moment as it is stored.
      expect(lines[0]).not.toMatch(/[a-z][A-Z]|undefined|\[object|[\da-f]{8}-[\da-f]{4}-|\dT\d\d:|null|_/);
      if (speech.locale === 'ru-RU' && kind !== 'zone')
        expect(lines[0]?.replace(/BYN|RUB|USD|SMS|e-mail|Telegram|abcd/gi, '')).not.toMatch(/[a-z]{2}/i);
    }
  });
});

const entry = (it: Partial<AuditEntry>): AuditEntry => ({
  entryId: id,
  number: 1,
  at: '2026-11-24T09:00:00Z',
  by: { accountId: id, name: 'Ольга', role: 'manager' },
  impersonator: null,
  act: 'money.granted',
  family: null,
  subject: null,
  reason: null,
  before: null,
  after: null,
  requestId: null,
  ...it,
});

test('an act is a sentence with the names and amounts it was about', () => {
  const said = (it: Partial<AuditEntry>) => [
    plain([sentenceOf(entry(it), ruActs.acts, ru)])[0],
    plain([sentenceOf(entry(it), enActs.acts, en)])[0],
  ];
  expect(said({ after: { units: 3, kind: 'gold' } })).toEqual(['Начислены уроки: 3 урока', 'Lessons added: 3 lessons']);
  expect(
    said({ act: 'money.refund_approved', subject: { type: 'refund', id, name: null }, after: { amount: 35_200, currency: 'BYN' } }),
  ).toEqual(['Возврат подтверждён: 352 BYN', 'Refund approved: BYN 352']);
  expect(said({ act: 'families.adult_removed', subject: { type: 'adult', id, name: 'Олег Иванов' } })).toEqual([
    'Закрыт доступ взрослого: Олег Иванов',
    'Adult’s access removed: Олег Иванов',
  ]);
  // What it was before is told as a change, beside the sentence.
  expect(
    said({ act: 'money.refund_fee_waived', before: { amount: 100, fee: 5, currency: 'BYN' }, after: { amount: 105, currency: 'BYN' } })[0],
  ).toBe('Возврат без удержания');
  expect(said({ act: 'money.approved', subject: { type: 'writeOff', id, name: null }, after: { units: 1 } })[0]).toBe(
    'Заявка подтверждена: списание уроков, 1 урок',
  );
});
