import type { RefusalEntry } from './refusal.ts';
import { adultsRefusals } from './adults/refusals.ts';
import { approvalsRefusals } from './approvals/refusals.ts';
import { backOfficeRefusals } from './back-office/refusals.ts';
import { brainTrainerRefusals } from './brain-trainer/refusals.ts';
import { catalogueRefusals } from './catalogue/refusals.ts';
import { chatRefusals } from './chat/refusals.ts';
import { equipmentRefusals } from './equipment/refusals.ts';
import { familiesRefusals } from './families/refusals.ts';
import { faultsRefusals } from './faults/refusals.ts';
import { filesRefusals } from './files/refusals.ts';
import { groupsRefusals } from './groups/refusals.ts';
import { identityRefusals } from './identity/refusals.ts';
import { learningRefusals } from './learning/refusals.ts';
import { ledgerRefusals } from './ledger/refusals.ts';
import { lessonRoomRefusals } from './lesson-room/refusals.ts';
import { notificationsRefusals } from './notifications/refusals.ts';
import { onboardingRefusals } from './onboarding/refusals.ts';
import { pagesRefusals } from './pages/refusals.ts';
import { payLinksRefusals } from './pay-links/refusals.ts';
import { paymentsRefusals } from './payments/refusals.ts';
import { payrollRefusals } from './payroll/refusals.ts';
import { playbooksRefusals } from './playbooks/refusals.ts';
import { privacyRefusals } from './privacy/refusals.ts';
import { promotionsRefusals } from './promotions/refusals.ts';
import { ratingsRefusals } from './ratings/refusals.ts';
import { reconciliationRefusals } from './reconciliation/refusals.ts';
import { requestRefusals } from './request/refusals.ts';
import { rewardsRefusals } from './rewards/refusals.ts';
import { schedulingRefusals } from './scheduling/refusals.ts';
import { schoolRefusals } from './school/refusals.ts';
import { staffRefusals } from './staff/refusals.ts';
import { teacherCardsRefusals } from './teacher-cards/refusals.ts';
import { wholeSchoolRefusals } from './whole-school/refusals.ts';

/** Written by `npm run gather` from the folders of the modules, never by hand. */
export const errorCatalogue = {
  ...adultsRefusals,
  ...approvalsRefusals,
  ...backOfficeRefusals,
  ...brainTrainerRefusals,
  ...catalogueRefusals,
  ...chatRefusals,
  ...equipmentRefusals,
  ...familiesRefusals,
  ...faultsRefusals,
  ...filesRefusals,
  ...groupsRefusals,
  ...identityRefusals,
  ...learningRefusals,
  ...ledgerRefusals,
  ...lessonRoomRefusals,
  ...notificationsRefusals,
  ...onboardingRefusals,
  ...pagesRefusals,
  ...payLinksRefusals,
  ...paymentsRefusals,
  ...payrollRefusals,
  ...playbooksRefusals,
  ...privacyRefusals,
  ...promotionsRefusals,
  ...ratingsRefusals,
  ...reconciliationRefusals,
  ...requestRefusals,
  ...rewardsRefusals,
  ...schedulingRefusals,
  ...schoolRefusals,
  ...staffRefusals,
  ...teacherCardsRefusals,
  ...wholeSchoolRefusals,
} as const satisfies Record<string, RefusalEntry>;
