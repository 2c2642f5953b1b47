import type { SettingValues } from '@school/contract/school/settings';
import { auditFields, type AuditField } from '@school/contract/audit/fields';

import type { TextsOf } from '#i18n/features.ts';
import type { Locale } from '@school/words/grammar';
import { money } from '#i18n/money.ts';
import { at, clockText, dateText, weekdayName } from '#i18n/time.ts';
import { zoneCity } from '#i18n/zones.ts';

import { orderNumber } from '../order-number.ts';
import { ratesSaid } from '../settings/rates.ts';

/** The words that the log is told in. */
export interface AuditSpeech {
  t: TextsOf<'auditFields'>;
  names: TextsOf<'names'>;
  /** Of what a child learns. */
  states: TextsOf<'manager'>['states'];
  gifts: Readonly<Record<string, string>>;
  calls: Readonly<Record<string, string>>;
  locale: Locale;
  zone: string;
}

type Words = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, unknown>>;

export const isId = (text: string): boolean => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);
const isField = (name: string): name is AuditField => Object.hasOwn(auditFields, name);

/** A field of an act in words, undefined where it tells people nothing: an id, a check, the currency of an amount beside it. */
export function said(name: string, value: unknown, beside: Fields, speech: AuditSpeech): string | undefined {
  const { t } = speech;
  if (!isField(name)) return undefined;
  const kind: string | readonly string[] = auditFields[name];
  if (kind === 'hidden') return undefined;
  if (kind === 'since' && value === null) return t.atOnce;
  if (kind === 'currency') return Object.keys(beside).some((it) => isField(it) && auditFields[it] === 'minor') ? undefined : String(value);
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return t.nothing;
  if (typeof kind !== 'string') return each(value, (code) => (t.codes as Readonly<Record<string, Words>>)[name]?.[code] ?? t.nothing);
  return ofKind[kind]?.(value, speech, beside) ?? each(value, (part) => inLine(part, speech));
}

const each = (value: unknown, words: (part: string) => string): string =>
  (Array.isArray(value) ? value : [value]).map((part) => words(String(part))).join(', ');
const called = (names: Words) => (value: unknown) => each(value, (code) => names[code] ?? code);
const minor = (amount: unknown, currency: unknown, { locale }: AuditSpeech) =>
  typeof currency === 'string' ? money(locale, { amount: Number(amount), currency }) : (Number(amount) / 100).toLocaleString(locale);

const ofKind: Readonly<Record<string, (value: unknown, speech: AuditSpeech, beside: Fields) => string>> = {
  text: (value) => each(value, (text) => text),
  number: (value, { locale }) => Number(value).toLocaleString(locale),
  count: (value, { locale }) => (Array.isArray(value) ? value.length : Number(value)).toLocaleString(locale),
  yesNo: (value, { t }) => (value === true ? t.yes : t.no),
  percent: (value, { t }) => t.percent(Number(value)),
  hours: (value, { t }) => t.hours(Number(value)),
  lessons: (value, speech) => (typeof value === 'number' ? speech.t.lessons(value) : linesOf(value, (line) => inLine(line, speech))),
  lines: (value, speech) => linesOf(value, (line) => inLine(line, speech)),
  places: (value, { t }) =>
    linesOf(value, (line) => {
      const [change = '', ...title] = line.split(': ');
      return t.field((t.places as Words)[change] ?? change, title.join(': '));
    }),
  minor: (value, speech, { currency }) => minor(value, currency, speech),
  moneys: (value, speech) =>
    Object.entries(value as Fields)
      .map(([currency, amount]) => minor(amount, currency, speech))
      .join(', '),
  order: (value) => orderNumber(String(value)),
  moment: (value, speech) => each(value, (moment) => timeOf(moment, speech) ?? moment),
  since: (value, speech) => each(value, (moment) => timeOf(moment, speech) ?? moment),
  course: (value, { names }) => called({ ...names.subjects, ...names.courses })(value),
  subject: (value, { names }) => called(names.subjects)(value),
  language: (value, { names }) => each(value, (code) => (names.languages as Words)[code.split('-')[0] ?? code] ?? code),
  zone: (value, { names }) => each(value, (zone) => zoneCity(names, zone)),
  lessonStatus: (value, { names }) => called(names.lessonStatuses)(value),
  birth: (value, { locale }) => {
    const { year, month } = value as { year: number; month: number };
    return at(locale, Date.UTC(year, month - 1), 'month', 'UTC');
  },
  ages: (value, { t }) => {
    const { from, to } = value as { from: number; to: number };
    return t.ages(from, to);
  },
  rates: (value, { locale }) => {
    const { currency, rates } = value as SettingValues['baseCurrency'];
    return [currency, ...ratesSaid(locale, { currency, rates })].join(', ');
  },
  range: (value) => {
    const { from, to } = value as { from: number; to: number };
    return `${from}–${to}`;
  },
  channels: (value, { t }) =>
    Object.entries(value as Readonly<Record<string, readonly string[]>>)
      .map(([topic, ways]) =>
        t.field((t.noticeTopics as Words)[topic] ?? topic, ways.length === 0 ? t.noChannel : called(t.noticeChannels)(ways)),
      )
      .join('; '),
  tongues: (value) =>
    Object.values(value as Fields)
      .filter((text) => text !== '')
      .join(' / '),
  weekday: (value, { locale }) => weekdayName(locale, Number(value)),
  weekly: (value, { locale }) =>
    (value as ReadonlyArray<{ weekday: number; startMinute?: number; fromMinute?: number; toMinute?: number }>)
      .map(({ weekday, startMinute, fromMinute, toMinute }) => {
        const from = clockText(startMinute ?? fromMinute ?? 0);
        return `${weekdayName(locale, weekday, 'short')} ${toMinute === undefined ? from : `${from}–${clockText(toMinute)}`}`;
      })
      .join(', '),
};

const linesOf = (value: unknown, words: (line: string) => string) =>
  (Array.isArray(value) ? value : [value]).map((it) => words(String(it))).join('; ');

/** A line as the log keeps it: «2026-11-24 12:00, Ольга, scheduled», «inProgress, Ольга, 3 16:00», «Соня, complex», part by part. */
export function inLine(line: string, speech: AuditSpeech): string {
  const { names, states, t, locale } = speech;
  const words: Words = { ...states, ...names.lessonStatuses, ...names.subjects, ...names.courses, '–': t.nobody };
  return line
    .split(', ')
    .map((part) => {
      const weekly = /^([1-7]) (\d\d:\d\d)$/.exec(part);
      if (weekly) return `${weekdayName(locale, Number(weekly[1]), 'short')} ${weekly[2]}`;
      const days = /^(\d{4}-\d\d-\d\d) – (\d{4}-\d\d-\d\d)$/.exec(part);
      if (days?.[1] !== undefined && days[2] !== undefined)
        return `${dateText(locale, days[1], 'day')} – ${dateText(locale, days[2], 'day')}`;
      return timeOf(part, speech) ?? (Object.hasOwn(words, part) ? words[part] : undefined) ?? part;
    })
    .join(', ');
}

/** A moment, a day, or a time by the school's clock («2026-11-24 12:00»), each in words; anything else is none. */
function timeOf(text: string, { locale, zone }: AuditSpeech): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dateText(locale, text, 'date');
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text)) return at(locale, `${text.replace(' ', 'T')}Z`, 'dayTime', 'UTC');
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)) ? at(locale, text, 'dayTime', zone) : undefined;
}
