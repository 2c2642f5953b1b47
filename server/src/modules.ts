import { type Door as Identity, identityModule } from './modules/identity/module.ts';
import { type Door as School, schoolModule } from './modules/school/module.ts';
import { type Door as Catalogue, catalogueModule } from './modules/catalogue/module.ts';
import { type Door as Library, libraryModule } from './modules/library/module.ts';
import { type Door as Approvals, approvalsModule } from './modules/approvals/module.ts';
import { type Door as Audit, auditModule } from './modules/audit/module.ts';
import { type Door as Families, familiesModule } from './modules/families/module.ts';
import { type Door as Ledger, ledgerModule } from './modules/ledger/module.ts';
import { type Door as Pages, pagesModule } from './modules/pages/module.ts';
import { type Door as Mastery, masteryModule } from './modules/mastery/module.ts';
import { generatorsModule } from './modules/generators/module.ts';
import { type Door as Calendar, calendarModule } from './modules/calendar/module.ts';
import { type Door as Promotions, promotionsModule } from './modules/promotions/module.ts';
import { type Door as Playbooks, playbooksModule } from './modules/playbooks/module.ts';
import { type Door as Adults, adultsModule } from './modules/adults/module.ts';
import { type Door as Clubs, clubsModule } from './modules/clubs/module.ts';
import { type Door as TeacherCards, teacherCardsModule } from './modules/teacher-cards/module.ts';
import { type Door as Scheduling, schedulingModule } from './modules/scheduling/module.ts';
import { type Door as Staffing, staffingModule } from './modules/staffing/module.ts';
import { type Door as CalendarFeed, calendarFeedModule } from './modules/calendar-feed/module.ts';
import { type Door as Learning, learningModule } from './modules/learning/module.ts';
import { type Door as BrainTrainer, brainTrainerModule } from './modules/brain-trainer/module.ts';
import { type Door as Groups, groupsModule } from './modules/groups/module.ts';
import { type Door as Payments, paymentsModule } from './modules/payments/module.ts';
import { type Door as Chat, chatModule } from './modules/chat/module.ts';
import { type Door as Ratings, ratingsModule } from './modules/ratings/module.ts';
import { type Door as Support, supportModule } from './modules/support/module.ts';
import { type Door as Equipment, equipmentModule } from './modules/equipment/module.ts';
import { type Door as Onboarding, onboardingModule } from './modules/onboarding/module.ts';
import { type Door as Refunds, refundsModule } from './modules/refunds/module.ts';
import { type Door as LessonRoom, lessonRoomModule } from './modules/lesson-room/module.ts';
import { type Door as Payroll, payrollModule } from './modules/payroll/module.ts';
import { type Door as Site, siteModule } from './modules/site/module.ts';
import { type Door as PayLinks, payLinksModule } from './modules/pay-links/module.ts';
import { type Door as Rewards, rewardsModule } from './modules/rewards/module.ts';
import { type Door as Subscriptions, subscriptionsModule } from './modules/subscriptions/module.ts';
import { type Door as SavedCards, savedCardsModule } from './modules/saved-cards/module.ts';
import { type Door as Notifications, notificationsModule } from './modules/notifications/module.ts';
import { analyticsModule } from './modules/analytics/module.ts';
import { faultsModule } from './modules/faults/module.ts';
import { type Door as Reconciliation, reconciliationModule } from './modules/reconciliation/module.ts';
import { financeModule } from './modules/finance/module.ts';
import { type Door as BackOffice, backOfficeModule } from './modules/back-office/module.ts';
import { type Door as WholeSchool, wholeSchoolModule } from './modules/whole-school/module.ts';
import { privacyModule } from './modules/privacy/module.ts';
import type { DoorsOf } from './platform/build-modules.ts';

// Written by `npm run gather` from floors.ts and the definitions, never by hand.

declare module '#platform/module' {
  interface Doors {
    identity: Identity;
    school: School;
    catalogue: Catalogue;
    library: Library;
    approvals: Approvals;
    audit: Audit;
    families: Families;
    ledger: Ledger;
    pages: Pages;
    mastery: Mastery;
    calendar: Calendar;
    promotions: Promotions;
    playbooks: Playbooks;
    adults: Adults;
    clubs: Clubs;
    teacherCards: TeacherCards;
    scheduling: Scheduling;
    staffing: Staffing;
    calendarFeed: CalendarFeed;
    learning: Learning;
    brainTrainer: BrainTrainer;
    groups: Groups;
    payments: Payments;
    chat: Chat;
    ratings: Ratings;
    support: Support;
    equipment: Equipment;
    onboarding: Onboarding;
    refunds: Refunds;
    lessonRoom: LessonRoom;
    payroll: Payroll;
    site: Site;
    payLinks: PayLinks;
    rewards: Rewards;
    subscriptions: Subscriptions;
    savedCards: SavedCards;
    notifications: Notifications;
    reconciliation: Reconciliation;
    backOffice: BackOffice;
    wholeSchool: WholeSchool;
  }
}

/** The modules of the school, from the ground up. */
export const modules = [
  identityModule,
  schoolModule,
  catalogueModule,
  libraryModule,
  approvalsModule,
  auditModule,
  familiesModule,
  ledgerModule,
  pagesModule,
  masteryModule,
  generatorsModule,
  calendarModule,
  promotionsModule,
  playbooksModule,
  adultsModule,
  clubsModule,
  teacherCardsModule,
  schedulingModule,
  staffingModule,
  calendarFeedModule,
  learningModule,
  brainTrainerModule,
  groupsModule,
  paymentsModule,
  chatModule,
  ratingsModule,
  supportModule,
  equipmentModule,
  onboardingModule,
  refundsModule,
  lessonRoomModule,
  payrollModule,
  siteModule,
  payLinksModule,
  rewardsModule,
  subscriptionsModule,
  savedCardsModule,
  notificationsModule,
  analyticsModule,
  faultsModule,
  reconciliationModule,
  financeModule,
  backOfficeModule,
  wholeSchoolModule,
  privacyModule,
] as const;

/** Their doors. */
export type SchoolDoors = DoorsOf<typeof modules>;
