import * as z from 'zod/mini';

import type { Shape } from '../call.ts';
import { named } from '../named.ts';
import type { StaffRight } from '../roles.ts';
import { Currency, line, TimeZone, whole, word } from '../shapes.ts';
import { settingLimits } from './limits.ts';
import { usualName } from './usual.ts';

/** What belongs together on one page of the settings, in their order, and the right that changes it. */
export const settingGroups = {
  school: { right: 'admin' },
  contact: { right: 'admin' },
  schedule: { right: 'admin' },
  approvals: { right: 'admin' },
} as const satisfies Record<string, { right: StaffRight }>;
export type SettingGroup = keyof typeof settingGroups;
export const settingGroupNames = Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]];

interface Setting<S extends Shape> {
  group: SettingGroup;
  shape: S;
  /** What holds until somebody chooses. */
  default: z.output<S>;
  /**
   * When a value takes effect: `now` for everything, `next-promise` for what is booked or bought from then on, while what a
   * family was told before stands.
   */
  from: 'now' | 'next-promise';
}

const setting = <const S extends Shape>(it: Setting<S>): Setting<S> => it;

const between = ({ least, most }: { least: number; most: number }) => whole(least, most);
const {
  nameLength,
  bookingNoticeMinutes,
  introHoldMinutes,
  hoursToCancelOrTransfer,
  unpaidScheduleHours,
  pauseDays,
  approvalUnits,
  approvalAmounts,
} = settingLimits;

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
  nameRu: setting({ group: 'school', shape: line(nameLength.most, nameLength.least), default: usualName.ru, from: 'now' }),
  nameEn: setting({ group: 'school', shape: line(nameLength.most, nameLength.least), default: usualName.en, from: 'now' }),
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
  contactHours: setting({ group: 'contact', shape: HoursOfDay, default: '09:00-21:00', from: 'now' }),
  contactZone: setting({ group: 'contact', shape: TimeZone, default: 'Europe/Minsk', from: 'now' }),
  /** A lesson keeps the hours that held when it was made. */
  hoursToCancelOrTransfer: setting({
    group: 'schedule',
    shape: between(hoursToCancelOrTransfer),
    default: hoursToCancelOrTransfer.usually,
    from: 'next-promise',
  }),
  /** A lesson is booked at least so long ahead, so that its teacher can prepare. */
  bookingNoticeMinutes: setting({
    group: 'schedule',
    shape: between(bookingNoticeMinutes),
    default: bookingNoticeMinutes.usually,
    from: 'now',
  }),
  /** A trial's time is kept from the first tap so long, while the parent confirms it. */
  introHoldMinutes: setting({
    group: 'schedule',
    shape: between(introHoldMinutes),
    default: introHoldMinutes.usually,
    from: 'next-promise',
  }),
  unpaidScheduleHours: setting({
    group: 'schedule',
    shape: between(unpaidScheduleHours),
    default: unpaidScheduleHours.usually,
    from: 'next-promise',
  }),
  pauseDays: setting({ group: 'schedule', shape: between(pauseDays), default: pauseDays.usually, from: 'next-promise' }),
  approvalUnits: setting({ group: 'approvals', shape: between(approvalUnits), default: approvalUnits.usually, from: 'now' }),
  approvalAmounts: setting({
    group: 'approvals',
    shape: z.record(Currency, whole(0, approvalAmounts.most)),
    default: approvalAmounts.usually,
    from: 'now',
  }),
} as const;

export type SettingKey = keyof typeof settings;
export const settingKeys = Object.keys(settings) as [SettingKey, ...SettingKey[]];
export type SettingValues = { [K in SettingKey]: z.output<(typeof settings)[K]['shape']> };

/** A setting with a value of it. */
export type SettingValue = { [K in SettingKey]: { key: K; value: SettingValues[K] } }[SettingKey];
const pairs = settingKeys.map((key) => z.strictObject({ key: z.literal(key), value: settings[key].shape as Shape }));
export const SettingValue = named(
  'SettingValue',
  z.discriminatedUnion('key', pairs as unknown as readonly [(typeof pairs)[number]]),
) as unknown as z.ZodMiniType<SettingValue, SettingValue>;
