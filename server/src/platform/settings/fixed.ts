import { Currency } from '@school/contract/shapes';
import { settings, type SettingKey, type SettingValues } from '@school/contract/school/settings';
import { settingLimits } from '@school/contract/school/limits';

import { list, type Reading } from './reading.ts';
import type { SettingName } from './table.ts';

/** Settings of the school that whoever runs the server has fixed, each with its variable: nobody changes these on a page. */
export type FixedSettings = { readonly [K in SettingKey]?: { variable: SettingName; value: SettingValues[K] } };

interface Row {
  variable: SettingName;
  read: (text: string) => unknown;
  takes: string;
}

const asIs = (text: string): string => text;
const wholeBetween = ({ least, most }: { least: number; most: number }) => ({
  read: Number,
  takes: `a whole number from ${least} to ${most}`,
});

const rows: { readonly [K in SettingKey]?: Row } = {
  contactPhone: { variable: 'CONTACT_PHONE', read: asIs, takes: 'a phone that begins with +' },
  contactEmail: { variable: 'CONTACT_EMAIL', read: asIs, takes: 'an e-mail address' },
  contactWeek: { variable: 'CONTACT_HOURS', read: (text) => Array.from({ length: 7 }, () => text), takes: 'hours like 09:00-21:00' },
  schoolZone: { variable: 'SCHOOL_ZONE', read: asIs, takes: 'a time zone like Europe/Moscow' },
  contactZone: { variable: 'CONTACT_ZONE', read: asIs, takes: 'a time zone like Europe/Minsk' },
  unpaidScheduleHours: { variable: 'UNPAID_SCHEDULE_HOURS', ...wholeBetween(settingLimits.unpaidScheduleHours) },
  pauseDays: { variable: 'PAUSE_DAYS', ...wholeBetween(settingLimits.pauseDays) },
  smsCountries: { variable: 'SMS_COUNTRIES', read: list, takes: 'beginnings of numbers like +375, with commas' },
  smsPerDay: { variable: 'SMS_PER_DAY', ...wholeBetween(settingLimits.smsPerDay) },
  approvalUnits: { variable: 'APPROVAL_UNITS', ...wholeBetween(settingLimits.approvalUnits) },
  approvalAmounts: {
    variable: 'APPROVAL_AMOUNTS',
    read: amountsIn,
    takes: `${Currency.options.join(', ')}, each with a colon and a whole number`,
  },
};

/** Reads what is fixed; what is wrong with it goes to `problems`. */
export function fixedSettings({ given, problems, oneOf, production }: Reading): FixedSettings {
  const fixed: Partial<Record<SettingKey, { variable: SettingName; value: unknown }>> = {};
  for (const [key, { variable, read, takes }] of Object.entries(rows) as Array<[SettingKey, Row]>) {
    const text = given(variable);
    if (text === undefined) continue;
    const value = settings[key].shape.safeParse(read(text));
    if (value.success) fixed[key] = { variable, value: value.data };
    else problems.push(`${variable} is ${text}: it takes ${takes}`);
  }
  // The server may only be stricter than the school: what it does not ask for, the school may.
  const variable = 'STAFF_SECOND_FACTOR';
  if ((oneOf(variable, ['required', 'optional']) ?? (production ? 'required' : 'optional')) === 'required')
    fixed.managerSecondFactor = { variable, value: true };
  return fixed as FixedSettings;
}

/** `BYN:30000,RUB:900000`: an amount in minor units for each currency; one that is missing counts as zero. */
function amountsIn(text: string): Record<string, number> {
  const parts = list(text).map((part): [string, number] => {
    const [, code = part, amount] = /^([A-Z]{3}):(\d{1,12})$/.exec(part) ?? [];
    return [code, Number(amount)];
  });
  return { ...Object.fromEntries(Currency.options.map((code) => [code, 0])), ...Object.fromEntries(parts) };
}
