import * as z from 'zod/mini';

import type { Shape } from '../call.ts';
import { named } from '../named.ts';
import {
  type NotificationChannel,
  notificationChannels,
  type NotificationTopic,
  notificationTopics,
  usualChannels,
} from '../notifications/limits.ts';
import type { StaffRight } from '../roles.ts';
import { Day, line, Locale, TimeZone, word } from '../shapes.ts';
import { settingLimits } from './limits.ts';
import { moneySettings } from './money-settings.ts';
import { number, range, setting, settingGroups } from './setting.ts';
import { gridsOffered, usualGrid, usualLook, usualName, usualZone } from './usual.ts';

export { type SettingGroup, settingGroupNames } from './setting.ts';

const lessonStep = settingLimits.lessonMinutes.step;
const { nameLength, shortNameLength, legal, contactHolidays, smsCountries } = settingLimits;

/** A picture of the folder of logos, or none. */
const logoName = /^(?:logos\/[0-9a-f-]{36}\.png)?$/;

/** `09:00-21:00`, the end after the beginning. */
const HoursOfDay = z.string().check(
  z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/),
  z.refine((hours) => hours.slice(0, 5) < hours.slice(6)),
);

/**
 * Everything that the owner of a school may choose (docs/rules/settings.md): what a value looks like, what holds until
 * somebody chooses, and for what a new one counts.
 */
export const settings = {
  /** Said to families as «школа „…“», so that it wants no case; everywhere a text names the school. */
  nameRu: setting({ group: 'school', shape: line(nameLength.most, nameLength.least), default: usualName.ru, from: 'now', right: 'owner' }),
  nameEn: setting({ group: 'school', shape: line(nameLength.most, nameLength.least), default: usualName.en, from: 'now', right: 'owner' }),
  /** Under the icon on a home screen, and before the words of an SMS. Empty: the name. */
  shortName: setting({ group: 'school', shape: line(shortNameLength, 0), default: '', from: 'now', right: 'owner' }),
  /** What families and visitors may speak with the school, the first of them where a device speaks none. */
  familyLanguages: setting({
    group: 'school',
    shape: z.array(Locale).check(
      z.minLength(1),
      z.maxLength(Locale.options.length),
      z.refine((all) => new Set(all).size === all.length),
    ),
    default: [...usualLook.languages],
    from: 'now',
    right: 'owner',
  }),
  /** By whose days the school counts and teachers keep their grid: chosen before the first lesson is booked, and then for good. */
  schoolZone: setting({ group: 'school', shape: TimeZone, default: usualZone, from: 'now', right: 'owner' }),
  /** From which the scale of the pages is computed (`colour.ts`). */
  colour: setting({
    group: 'school',
    shape: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
    default: usualLook.colour,
    from: 'now',
    right: 'owner',
  }),
  /** Whether the fox stands beside children. */
  mascot: setting({ group: 'school', shape: z.boolean(), default: usualLook.mascot, from: 'now', right: 'owner' }),
  /** The file of a picture that `POST /manager/school/logo` has taken. Empty: the fox, or the first letter of the name. */
  logo: setting({ group: 'school', shape: z.string().check(z.regex(logoName)), default: '', from: 'now', right: 'owner' }),
  /** Who makes the contract with families, as papers name it. Empty: they name the school. */
  legalName: setting({ group: 'legal', shape: line(legal.name, 0), default: '', from: 'now' }),
  /** With what it is called: «ИНН 7701234567», «VAT ID DE123456789». */
  legalTaxNumber: setting({ group: 'legal', shape: line(legal.taxNumber, 0), default: '', from: 'now' }),
  legalAddress: setting({ group: 'legal', shape: line(legal.address, 0), default: '', from: 'now' }),
  legalDirector: setting({ group: 'legal', shape: line(legal.director, 0), default: '', from: 'now' }),
  /** IBAN, or the twenty digits of an account in Russia. */
  legalAccount: setting({
    group: 'legal',
    shape: z.string().check(z.regex(/^(?:[A-Z]{2}\d{2}[A-Z0-9]{11,30}|\d{20})?$/)),
    default: '',
    from: 'now',
  }),
  legalBank: setting({ group: 'legal', shape: line(legal.bank, 0), default: '', from: 'now' }),
  /** БИК of nine digits, or SWIFT. */
  legalBic: setting({
    group: 'legal',
    shape: z.string().check(z.regex(/^(?:\d{9}|[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?$/)),
    default: '',
    from: 'now',
  }),
  legalCorrespondent: setting({ group: 'legal', shape: z.string().check(z.regex(/^(?:\d{20})?$/)), default: '', from: 'now' }),
  /** Empty: families are told of no phone. */
  contactPhone: setting({
    group: 'contact',
    shape: z.string().check(z.regex(/^(?:\+[\d ()-]{7,24})?$/)),
    default: '',
    from: 'now',
  }),
  /** Empty: of no address. */
  contactEmail: setting({
    group: 'contact',
    shape: word(254).check(z.regex(/^(?:[^@]+@[^@.]+(?:\.[^@.]+)+)?$/)),
    default: '',
    from: 'now',
  }),
  /** Of Monday to Sunday; empty: nobody answers that day. */
  contactWeek: setting({
    group: 'contact',
    shape: z.array(z.union([z.literal(''), HoursOfDay])).check(z.length(7)),
    default: Array.from({ length: 7 }, () => '09:00-21:00'),
    from: 'now',
  }),
  /** Days on which nobody answers whatever the weekday. */
  contactHolidays: setting({
    group: 'contact',
    shape: z.array(Day).check(
      z.maxLength(contactHolidays.most),
      z.refine((days) => days.every((day, at) => at === 0 || day > (days[at - 1] ?? ''))),
    ),
    default: [],
    from: 'now',
  }),
  contactZone: setting({ group: 'contact', shape: TimeZone, default: 'Europe/Minsk', from: 'now' }),
  /** Minutes between two starts of lessons: chosen before the first lesson is made, and then for good. */
  gridMinutes: setting({ group: 'schedule', shape: z.literal([...gridsOffered]), default: usualGrid, from: 'now', right: 'owner' }),
  /** A lesson keeps what held when it was made: this and the numbers of a lesson below (`LessonTerms` of the calendar). */
  hoursToCancelOrTransfer: number('hoursToCancelOrTransfer', { group: 'schedule', from: 'next-promise', right: 'owner' }),
  /** A lesson is booked at least so long ahead, so that its teacher can prepare. */
  bookingNoticeMinutes: number('bookingNoticeMinutes', { group: 'schedule', from: 'now', right: 'owner' }),
  /** A trial's time is kept from the first tap so long, while the parent confirms it. */
  introHoldMinutes: number('introHoldMinutes', { group: 'schedule', from: 'next-promise' }),
  /** From which age a child has a trial; one that is booked stays. */
  introFromAge: number('introFromAge', { group: 'schedule', from: 'now' }),
  /** How long the short lesson is, and the long one; a weekly schedule keeps the lengths it began with (docs/rules/lessons.md#length). */
  lessonMinutes: range('lessonMinutes', (from, to) => from <= to && from % lessonStep === 0 && to % lessonStep === 0, {
    group: 'schedule',
    from: 'next-promise',
    right: 'owner',
  }),
  /** From which age a child has the long one. */
  longLessonFromAge: number('longLessonFromAge', { group: 'schedule', from: 'next-promise', right: 'owner' }),
  /** How often a family moves its trial by itself. */
  introTransfers: number('introTransfers', { group: 'schedule', from: 'next-promise' }),
  unpaidScheduleHours: number('unpaidScheduleHours', { group: 'schedule', from: 'next-promise' }),
  /** So long before the times of an unpaid schedule are let go its family is told. */
  unpaidNoticeHours: number('unpaidNoticeHours', { group: 'schedule', from: 'next-promise' }),
  /** A lesson without a unit is let go so long before it begins; each keeps what held when it was made. */
  unfundedReleaseHours: number('unfundedReleaseHours', { group: 'schedule', from: 'next-promise' }),
  /** So long before that its family is told. */
  unfundedNoticeHours: number('unfundedNoticeHours', { group: 'schedule', from: 'now' }),
  /** Weekdays of a weekly schedule of individual lessons; one that has more keeps them. */
  daysPerWeek: number('daysPerWeek', { group: 'schedule', from: 'now' }),
  /** So far ahead lessons are made and booked: the night after a change reaches it, and what could be booked already still can be. */
  horizonWeeks: number('horizonWeeks', { group: 'schedule', from: 'now' }),
  pauseDays: number('pauseDays', { group: 'schedule', from: 'next-promise' }),
  /** So often a family pauses a schedule by itself within a year; the school pauses it as often as it likes. */
  pausesAYear: number('pausesAYear', { group: 'schedule', from: 'next-promise' }),
  /** A room opens so long before its lesson. */
  enterBeforeMinutes: number('enterBeforeMinutes', { group: 'lessons', from: 'next-promise', right: 'owner' }),
  /** The teacher may close a lesson as missed so long after its start. */
  absentAfterMinutes: number('absentAfterMinutes', { group: 'lessons', from: 'next-promise', right: 'owner' }),
  /** So many skips of individual lessons are free in any so many days. */
  freeSkips: number('freeSkips', { group: 'lessons', from: 'next-promise', right: 'owner' }),
  freeSkipDays: number('freeSkipDays', { group: 'lessons', from: 'next-promise', right: 'owner' }),
  /** The family waits for its teacher at most so long. */
  teacherWaitMinutes: number('teacherWaitMinutes', { group: 'lessons', from: 'next-promise', right: 'owner' }),
  /** Lessons that a family is given besides its own when the teacher did not come. */
  lateTeacherBonus: number('lateTeacherBonus', { group: 'lessons', from: 'next-promise', right: 'owner' }),
  /** Children in a group: a group keeps the places it was made with. */
  groupPlaces: range('groupPlaces', (from, to) => from <= to, { group: 'clubs', from: 'now' }),
  /** Groups that one child may be in: whoever is in more already stays. */
  groupsAKid: number('groupsAKid', { group: 'clubs', from: 'now' }),
  /** A place that frees is kept so long for each of the waiting list, in order. */
  waitingOfferHours: number('waitingOfferHours', { group: 'clubs', from: 'next-promise' }),
  /** Stars up to which somebody of the school looks at what happened in a lesson. */
  lowStars: number('lowStars', { group: 'lessons', from: 'now', right: 'people' }),
  /** Days after a lesson for which a family is asked how it was. */
  ratingDays: number('ratingDays', { group: 'lessons', from: 'now', right: 'people' }),
  /** Days for which a survey is open. */
  surveyDays: number('surveyDays', { group: 'lessons', from: 'now', right: 'people' }),
  /** By the family's clock, from one full hour to another; who has chosen its own keeps them. */
  quietHours: range('quietHours', (from, to) => from !== to, { group: 'notices', from: 'now' }),
  /** By which ways a family is told of what that has chosen nothing. */
  noticeChannels: setting({
    group: 'notices',
    shape: z.record(z.enum(notificationTopics), z.array(z.enum(notificationChannels)).check(z.maxLength(notificationChannels.length))),
    default: usualChannels as unknown as Record<NotificationTopic, NotificationChannel[]>,
    from: 'now',
  }),
  /** A lesson is told of so long before it begins: first, again, and once more. */
  reminderHours: number('reminderHours', { group: 'notices', from: 'now' }),
  reminderMinutes: number('reminderMinutes', { group: 'notices', from: 'now' }),
  reminderSoonMinutes: number('reminderSoonMinutes', { group: 'notices', from: 'now' }),
  /** Countries that SMS go to, as the beginnings of their numbers; in region US +1 is one of them whatever is chosen. */
  smsCountries: setting({
    group: 'notices',
    shape: z.array(z.string().check(z.regex(/^\+[1-9]\d{0,3}$/))).check(
      z.minLength(1),
      z.maxLength(smsCountries.most),
      z.refine((all) => new Set(all).size === all.length),
    ),
    default: smsCountries.usually,
    from: 'now',
  }),
  /** SMS of every kind that the school pays for within 24 hours; then none goes out. */
  smsPerDay: number('smsPerDay', { group: 'notices', from: 'now' }),
  /** Sessions of colleagues end so long after they were used last, at once, and so long after they began, from the next sign-in on: only stricter than usual. */
  managerIdleMinutes: number('managerIdleMinutes', { group: 'access', from: 'now' }),
  managerSessionHours: number('managerSessionHours', { group: 'access', from: 'now' }),
  teacherIdleHours: number('teacherIdleHours', { group: 'access', from: 'now' }),
  teacherSessionDays: number('teacherSessionDays', { group: 'access', from: 'now' }),
  /** Whether managers sign in with a code of an app after their password, from the next time on; whoever runs the server may fix it on, and production does. */
  managerSecondFactor: setting({ group: 'access', shape: z.boolean(), default: false, from: 'now' }),
  /** Whether teachers, too, sign in with a code of an app after their password: from the next time on. */
  teacherSecondFactor: setting({ group: 'access', shape: z.boolean(), default: false, from: 'now' }),
  /** How long data are kept, from the next night on: only shorter than usual. */
  voiceDays: number('voiceDays', { group: 'keeping', from: 'now' }),
  roomEventDays: number('roomEventDays', { group: 'keeping', from: 'now' }),
  helpCallDays: number('helpCallDays', { group: 'keeping', from: 'now' }),
  noticeDays: number('noticeDays', { group: 'keeping', from: 'now' }),
  surveyAnswerDays: number('surveyAnswerDays', { group: 'keeping', from: 'now' }),
  ...moneySettings,
} as const;

export type SettingKey = keyof typeof settings;
export const settingKeys = Object.keys(settings) as [SettingKey, ...SettingKey[]];
/** The right that changes a setting. */
export const rightFor = (key: SettingKey): StaffRight =>
  (settings[key] as { right?: StaffRight }).right ?? settingGroups[settings[key].group].right;
export type SettingValues = { [K in SettingKey]: z.output<(typeof settings)[K]['shape']> };

/** The settings whose value is several whole numbers, in order. */
export type NumbersKey = { [K in SettingKey]: SettingValues[K] extends number[] ? K : never }[SettingKey];

/** The settings whose value goes from a whole number to another. */
export type RangeKey = { [K in SettingKey]: SettingValues[K] extends { from: number; to: number } ? K : never }[SettingKey];

/** The settings whose value is one whole number; their bounds stand in `limits.ts` under the same name. */
export type NumberKey = { [K in SettingKey]: number extends SettingValues[K] ? K : never }[SettingKey];

/** A setting with a value of it. */
export type SettingValue = { [K in SettingKey]: { key: K; value: SettingValues[K] } }[SettingKey];
const pairs = settingKeys.map((key) => z.strictObject({ key: z.literal(key), value: settings[key].shape as Shape }));
export const SettingValue = named(
  'SettingValue',
  z.discriminatedUnion('key', pairs as unknown as readonly [(typeof pairs)[number]]),
) as unknown as z.ZodMiniType<SettingValue, SettingValue>;
