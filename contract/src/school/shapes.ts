import * as z from 'zod/mini';

import { DoneBy, onRecord } from '../dated.ts';
import { named, shape } from '../named.ts';
import { Instant, Locale, TimeZone } from '../shapes.ts';
import { settingKeys, SettingValue } from './settings.ts';

/** What everybody may know of the school: a page says it before anybody has signed in. */
export const SchoolShown = shape('School', {
  name: z.strictObject({ ru: z.string(), en: z.string() }),
  /** What families may speak with it, the first of them usually. */
  languages: z.array(Locale),
  /** Whether the fox stands beside children. */
  mascot: z.boolean(),
  /** By whose days it counts. */
  zone: TimeZone,
  /** Minutes between two starts of lessons. */
  gridMinutes: z.int(),
  /** What a lesson that is made now may be cancelled or moved until. */
  hoursToCancelOrTransfer: z.int(),
  bookingNoticeMinutes: z.int(),
  enterBeforeMinutes: z.int(),
  /** Of a child that has its first lesson. */
  introFromAge: z.int(),
  /** Of the short lesson and of the long one. */
  lessonMinutes: z.strictObject({ from: z.int(), to: z.int() }),
  longLessonFromAge: z.int(),
  lateTeacherBonus: z.int(),
  waitingOfferHours: z.int(),
  daysPerWeek: z.int(),
  horizonWeeks: z.int(),
  /** Children in a group that is opened now. */
  groupPlaces: z.strictObject({ from: z.int(), to: z.int() }),
  unfundedReleaseHours: z.int(),
  packageMonths: z.int(),
  subscriptionDays: z.int(),
  priceNoticeDays: z.int(),
  endingAt: z.int(),
  invoiceDays: z.int(),
  /** The first notice that units end comes so many days ahead. */
  expiryToldDays: z.int(),
  /** Recordings of a child's voice are kept so long. */
  voiceDays: z.int(),
});
export type SchoolShown = z.infer<typeof SchoolShown>;

export const SettingKeyShape = named('SettingKey', z.enum(settingKeys));

/** A setting as its page shows it. */
export const SettingShown = shape('SettingShown', {
  current: SettingValue,
  /** Since when; null while it is what every school begins with. */
  since: z.nullable(Instant),
  /** The variable by which whoever runs the server has fixed it; nobody changes it here. */
  fixedBy: z.nullable(z.string()),
  /** Whether the caller may change it. */
  mayChange: z.boolean(),
  /** A value that begins later. */
  planned: z.nullable(z.strictObject({ next: SettingValue, validFrom: Instant, by: DoneBy, reason: z.string() })),
});
export type SettingShown = z.infer<typeof SettingShown>;

/** One change of a setting. The past never changes. */
export const SettingChange = shape('SettingChange', {
  change: SettingValue,
  validFrom: Instant,
  setAt: Instant,
  ...onRecord,
});
export type SettingChange = z.infer<typeof SettingChange>;

/** Whom a new value would touch: what was promised under the value of now, and stays as it was promised. */
export const SettingEffect = shape('SettingEffect', {
  key: SettingKeyShape,
  families: z.int(),
  promises: z.int(),
});
export type SettingEffect = z.infer<typeof SettingEffect>;
