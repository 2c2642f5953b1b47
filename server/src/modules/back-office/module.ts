import { backOfficeCalls } from '@school/contract/back-office/calls';
import { schoolCalendarCalls } from '@school/contract/back-office/calendar-calls';
import { familyAddingCalls } from '@school/contract/back-office/adding-calls';
import { familyCardCalls } from '@school/contract/back-office/family-calls';
import { followUpCalls } from '@school/contract/back-office/follow-up-calls';
import { importCalls } from '@school/contract/back-office/import-calls';
import { importLimits } from '@school/contract/back-office/import-limits';
import { lessonActCalls } from '@school/contract/back-office/lesson-calls';
import { lessonCaseCalls } from '@school/contract/back-office/lesson-case-calls';
import { backOfficeLimits } from '@school/contract/back-office/limits';
import { familyMoneyCalls } from '@school/contract/back-office/money-calls';
import { schoolOpeningCalls } from '@school/contract/back-office/opening-calls';
import { queueCalls } from '@school/contract/back-office/queue-calls';
import { staffAccountCalls } from '@school/contract/staff/calls';
import { teacherManagementCalls } from '@school/contract/staff/teacher-calls';
import { payCalls } from '@school/contract/staffing/workspace-calls';

import { defineModule, listenTo } from '#platform/module';

import { familyAddingHttp } from './adding/adding.http.ts';
import { lessonActsHttp } from './acts/lesson-acts.http.ts';
import { backOfficeHttp } from './back-office.http.ts';
import { dayHttp } from './day/day.http.ts';
import { schoolCalendarHttp } from './day/school-calendar.http.ts';
import { lessonCasesHttp } from './day/lesson-cases.ts';
import { eraseNotes } from './erase-kid.store.ts';
import { familyMoneyHttp } from './family-money.http.ts';
import { familyCardHttp } from './family/family.http.ts';
import { followUpsHttp } from './follow-ups/follow-ups.http.ts';
import { importHttp } from './import/import.http.ts';
import { createOffice, type Office } from './office.ts';
import { teacherManagementHttp } from './staff/manage-teachers.http.ts';
import { schoolOpeningHttp } from './opening/opening.http.ts';
import { staffAccountsHttp } from './staff/staff.http.ts';
import { teacherPayHttp } from './teacher-pay/teacher-pay.http.ts';

export type { Office as Door } from './office.ts';

declare module '#platform/module' {
  interface Ports {
    /** Families that the staff have marked with a tag: for those who tell many at once. */
    familiesTagged: Office['followUps']['store']['tagged'];
  }
}

export const backOfficeModule = defineModule({
  name: 'back-office',
  needs: [
    'school',
    'identity',
    'school',
    'catalogue',
    'library',
    'approvals',
    'audit',
    'families',
    'ledger',
    'calendar',
    'playbooks',
    'scheduling',
    'staffing',
    'groups',
    'payments',
    'savedCards',
    'chat',
    'ratings',
    'teacherCards',
    'support',
    'refunds',
    'notifications',
    'reconciliation',
  ],
  create: (given) => createOffice({ ...given, address: given.settings.publicUrl }),
  calls: {
    ...teacherManagementCalls,
    ...staffAccountCalls,
    ...schoolOpeningCalls,
    ...payCalls,
    ...backOfficeCalls,
    ...lessonActCalls,
    ...lessonCaseCalls,
    ...queueCalls,
    ...schoolCalendarCalls,
    ...familyCardCalls,
    ...familyAddingCalls,
    ...followUpCalls,
    ...importCalls,
    ...familyMoneyCalls,
  },
  handlers: (office, given) => ({
    ...teacherManagementHttp(office.teachers),
    ...staffAccountsHttp(office.staff),
    ...schoolOpeningHttp(office.opening),
    ...teacherPayHttp(given),
    ...backOfficeHttp(office.families),
    ...lessonActsHttp(office.lessonActs),
    ...lessonCasesHttp(given),
    ...dayHttp(office.day),
    ...schoolCalendarHttp(given),
    ...familyCardHttp(office.familyCards),
    ...familyAddingHttp(office.adding),
    ...followUpsHttp(office.followUps),
    ...importHttp(office.imports),
    ...familyMoneyHttp(office.families),
  }),
  familiesSeen: () => ({}),
  fills: { familiesTagged: (office) => office.followUps.store.tagged },
  jobs: (office) => ({
    'back-office.forget-family-reads': ['35 3 * * *', office.forgetReads],
    // By day, for it may be an SMS.
    'back-office.invite-imported': ['20 10-18 * * *', office.imports.inviteBrought],
    'back-office.forget-import-lines': ['40 3 * * *', office.imports.forgetLines],
  }),
  listens: (office) =>
    listenTo({
      'identity.setup_moved': {
        'back-office.log-setup': office.staff.logSetup,
        'back-office.open-to-staff': office.opening.whenOwnerIsMade,
      },
      'identity.owner_changed': { 'back-office.log-owner': office.staff.logOwner },
      'back-office.import_due': { 'back-office.carry-import-on': office.imports.carryOn },
    }),
  erase: eraseNotes,
  export: { nothing: 'Notes of managers are the school’s own; who looked at the family’s card, it reads in the app.' },
  retention: `Who looked at a family for ${backOfficeLimits.familyReadsKeptDays} days; what lines of an imported table say for ${importLimits.linesKeptDays} days; notes, tags and tasks until the family is erased.`,
});
