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
import { paymentsRefusals } from './payments/refusals.ts';
import { payrollRefusals } from './payroll/refusals.ts';
import { playbooksRefusals } from './playbooks/refusals.ts';
import { privacyRefusals } from './privacy/refusals.ts';
import { promotionsRefusals } from './promotions/refusals.ts';
import { ratingsRefusals } from './ratings/refusals.ts';
import { reconciliationRefusals } from './reconciliation/refusals.ts';
import type { RefusalEntry } from './refusal.ts';
import { requestRefusals } from './request/refusals.ts';
import { schedulingRefusals } from './scheduling/refusals.ts';
import { schoolRefusals } from './school/refusals.ts';
import { staffRefusals } from './staff/refusals.ts';

/**
 * Every refusal the school can give (docs/rules/refusals.md#server-messages), as codes. The code travels with its facts; `message` is the
 * server message to the letter; people read the wording of their own language in the web's texts.
 */
export const errorCatalogue = {
  ...requestRefusals,
  ...identityRefusals,
  ...familiesRefusals,
  ...filesRefusals,
  ...faultsRefusals,
  ...schoolRefusals,
  ...pagesRefusals,
  ...catalogueRefusals,
  ...schedulingRefusals,
  ...staffRefusals,
  ...groupsRefusals,
  ...approvalsRefusals,
  ...backOfficeRefusals,
  ...ledgerRefusals,
  ...privacyRefusals,
  ...promotionsRefusals,
  ...paymentsRefusals,
  ...payrollRefusals,
  ...reconciliationRefusals,
  ...playbooksRefusals,
  ...learningRefusals,
  ...onboardingRefusals,
  ...ratingsRefusals,
  ...brainTrainerRefusals,
  ...notificationsRefusals,
  ...chatRefusals,
  ...equipmentRefusals,
  ...lessonRoomRefusals,
} as const satisfies Record<string, RefusalEntry>;

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];
