import type { AnswerOf } from '@school/contract/calls';

import type { SettingNow } from './chips.ts';

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** How families reach the contact centre, as the settings say. */
export function contactCentre(setting: SettingNow): AnswerOf<'GET /faq'>['contactCentre'] {
  return {
    phone: setting('contactPhone') || null,
    email: setting('contactEmail') || null,
    zone: setting('contactZone'),
    week: setting('contactWeek').map((hours) =>
      hours === '' ? null : { opensAt: minutesOf(hours.slice(0, 5)), closesAt: minutesOf(hours.slice(6)) },
    ),
    holidays: setting('contactHolidays'),
  };
}
