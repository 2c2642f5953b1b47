import { openingCalls } from '@school/contract/school/opening-calls';
import { schoolCalls } from '@school/contract/school/calls';
import { settings } from '@school/contract/school/settings';

import { defineModule } from '#platform/module';

import { openingHttp } from './opening.http.ts';
import { schoolHttp } from './school.http.ts';
import { createSchoolSettings, type SchoolSettings } from './school.ts';

export type { SchoolSettings as Door } from './school.ts';

declare module '#platform/module' {
  interface Ports {
    /** What a setting says now: for its neighbours. */
    settingNow: SchoolSettings['now'];
    schoolName: SchoolSettings['name'];
    smsCountries: SchoolSettings['smsCountries'];
  }
}

export const schoolModule = defineModule({
  name: 'school',
  needs: [],
  asks: ['nameOf', 'promisedUnder', 'isAnyLesson', 'promisedPlaces', 'promisedOrders', 'promisedRenewals'],
  create: (given) =>
    createSchoolSettings({
      ...given,
      promisedUnder(key) {
        if (key === 'waitingOfferHours') return given.promisedPlaces();
        if (key === 'renewBeforeHours') return given.promisedRenewals();
        return settings[key].group === 'money' ? given.promisedOrders(key) : given.promisedUnder(key);
      },
      address: given.settings.publicUrl,
    }),
  fills: { settingNow: (school) => school.now, schoolName: (school) => school.name, smsCountries: (school) => school.smsCountries },
  calls: { ...schoolCalls, ...openingCalls },
  handlers: (school, { nameOf }) => ({ ...schoolHttp(school, nameOf), ...openingHttp(school) }),
  jobs: (school) => ({ 'school.drop-unsaved-logos': ['35 3 * * *', school.look.dropUnsaved] }),
  erase: { nothing: 'What the school chose is of no family.' },
  export: { nothing: 'What the school chose is of no family.' },
  retention:
    'Settings for good, as promises stand on them; addresses that wait for the opening until it comes; a picture for the logo that nobody saved for a day.',
});
