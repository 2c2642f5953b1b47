import { backOfficeCalls } from '@school/contract/back-office/calls';
import { familyCardCalls } from '@school/contract/back-office/family-calls';
import { lessonActCalls } from '@school/contract/back-office/lesson-calls';
import { lessonCaseCalls } from '@school/contract/back-office/lesson-case-calls';
import { familyMoneyCalls } from '@school/contract/back-office/money-calls';
import { queueCalls } from '@school/contract/back-office/queue-calls';
import { payCalls } from '@school/contract/staffing/workspace-calls';
import { staffAccountCalls } from '@school/contract/staff/calls';
import { teacherManagementCalls } from '@school/contract/staff/teacher-calls';

import {
  backOfficeHttp,
  createBackOffice,
  createLessonActs,
  createStaff,
  createTeacherManagement,
  dayHttp,
  lessonCasesHttp,
  familyCardHttp,
  familyActions,
  familyMoneyHttp,
  lessonActsHttp,
  staffAccountsHttp,
  teacherManagementHttp,
  teacherPayHttp,
} from '#modules/back-office';
import { serve } from '#platform/http';

import type { SchoolDoors } from '../modules.ts';
import type { Door } from './door.ts';
import type { Ground } from './ground.ts';

/** Floor 7: the back office. */
export function buildOffice({ db, clock, settings, messages, refusals }: Ground, below: SchoolDoors) {
  const { identity, audit, approvals, families, ledger, calendar, scheduling, staffing, groups, payments, notifications, support } = below;
  const address = settings.publicUrl;
  const lessonActs = createLessonActs({ db, clock, audit, families, groups, ledger, calendar, scheduling, staffing });
  const backOffice = createBackOffice({ db, clock, audit, identity, families, ledger, payments, approvals, calendar });
  const staffGiven = { db, clock, identity, audit, messages, address, secondFactorRequired: settings.staffSecondFactor };
  const staffManagement = createStaff(staffGiven);
  const teacherManagement = createTeacherManagement({ ...staffGiven, calendar, staffing });
  const familyCards = familyActions({
    db,
    clock,
    address,
    audit,
    families,
    identity,
    support,
    messages,
    ledger,
    calendar,
    refusals,
    notifications,
  });
  return { lessonActs, backOffice, staffManagement, teacherManagement, familyCards };
}

export type Office = ReturnType<typeof buildOffice>;

/** Opens its calls. */
export function serveOffice(
  { http, options, counted, logged }: Door,
  { db, clock }: Ground,
  {
    identity,
    audit,
    approvals,
    families,
    calendar,
    staffing,
    playbooks,
    payments,
    refunds,
    reconciliation,
    chat,
    ratings,
    notifications,
  }: SchoolDoors,
  { lessonActs, backOffice, staffManagement, teacherManagement, familyCards }: Office,
): void {
  serve(http, teacherManagementCalls, teacherManagementHttp(teacherManagement), options);
  serve(http, staffAccountCalls, staffAccountsHttp(staffManagement), options);
  serve(http, payCalls, teacherPayHttp({ db, audit, identity, staffing }), options);
  serve(http, backOfficeCalls, counted(backOfficeHttp(backOffice)), options);
  serve(http, lessonActCalls, counted(lessonActsHttp(lessonActs)), options);
  serve(http, lessonCaseCalls, lessonCasesHttp({ db, clock, audit, families, staffing }), options);
  const ofTheDay = {
    clock,
    lessonActs,
    approvals,
    chat,
    families,
    identity,
    notifications,
    payments,
    playbooks,
    ratings,
    reconciliation,
    refunds,
    calendar,
    staffing,
  };
  serve(http, queueCalls, counted(dayHttp(ofTheDay)), options);
  serve(http, familyCardCalls, counted(familyCardHttp(familyCards)), options);
  serve(http, familyMoneyCalls, counted(logged(familyMoneyCalls, familyMoneyHttp(backOffice))), options);
}
