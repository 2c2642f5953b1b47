import { identityModule } from './modules/identity/module.ts';
import { schoolModule } from './modules/school/module.ts';
import { catalogueModule } from './modules/catalogue/module.ts';
import { libraryModule } from './modules/library/module.ts';
import { approvalsModule } from './modules/approvals/module.ts';
import { auditModule } from './modules/audit/module.ts';
import { familiesModule } from './modules/families/module.ts';
import { ledgerModule } from './modules/ledger/module.ts';
import { pagesModule } from './modules/pages/module.ts';
import { calendarModule } from './modules/calendar/module.ts';
import { promotionsModule } from './modules/promotions/module.ts';
import { playbooksModule } from './modules/playbooks/module.ts';
import { clubsModule } from './modules/clubs/module.ts';
import { schedulingModule } from './modules/scheduling/module.ts';
import { staffingModule } from './modules/staffing/module.ts';
import { calendarFeedModule } from './modules/calendar-feed/module.ts';
import { learningModule } from './modules/learning/module.ts';
import { brainTrainerModule } from './modules/brain-trainer/module.ts';
import { groupsModule } from './modules/groups/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { chatModule } from './modules/chat/module.ts';
import { ratingsModule } from './modules/ratings/module.ts';
import { supportModule } from './modules/support/module.ts';
import { equipmentModule } from './modules/equipment/module.ts';
import { onboardingModule } from './modules/onboarding/module.ts';
import { refundsModule } from './modules/refunds/module.ts';
import { lessonRoomModule } from './modules/lesson-room/module.ts';
import { payrollModule } from './modules/payroll/module.ts';
import { subscriptionsModule } from './modules/subscriptions/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { analyticsModule } from './modules/analytics/module.ts';
import { faultsModule } from './modules/faults/module.ts';
import { reconciliationModule } from './modules/reconciliation/module.ts';
import { financeModule } from './modules/finance/module.ts';
import { backOfficeModule } from './modules/back-office/module.ts';
import { privacyModule } from './modules/privacy/module.ts';
import type { DoorsOf } from './platform/build-modules.ts';

/** The modules of the school, from the ground up. Written by `npm run gather` from floors.ts, never by hand. */
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
  calendarModule,
  promotionsModule,
  playbooksModule,
  clubsModule,
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
  subscriptionsModule,
  notificationsModule,
  analyticsModule,
  faultsModule,
  reconciliationModule,
  financeModule,
  backOfficeModule,
  privacyModule,
] as const;

/** Their doors. */
export type SchoolDoors = DoorsOf<typeof modules>;
