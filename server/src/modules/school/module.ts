import { schoolCalls } from '@school/contract/school/calls';

import { defineModule, listenTo } from '#platform/module';

import { schoolHttp } from './school.http.ts';
import { createSchoolSettings, type SchoolSettings } from './school.ts';

declare module '#platform/module' {
  interface Doors {
    school: SchoolSettings;
  }
  interface Ports {
    /** What a setting says now: for its neighbours. */
    settingNow: SchoolSettings['now'];
  }
}

export const schoolModule = defineModule({
  name: 'school',
  needs: [],
  asks: ['nameOf', 'promisedUnder'],
  create: createSchoolSettings,
  fills: { settingNow: (school) => school.now },
  calls: schoolCalls,
  handlers: (school, { nameOf }) => schoolHttp(school, nameOf),
  topics: () => ({}),
  jobs: () => ({}),
  listens: () => listenTo({}),
  erase: { nothing: 'What the school chose is of no family.' },
  export: { nothing: 'What the school chose is of no family.' },
  retention: 'Settings for good, as promises stand on them.',
});
