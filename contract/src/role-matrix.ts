import type { KnownCall } from './calls.ts';
import { type Right, type Role, type StaffRight } from './roles.ts';
import { needsIn, rightIn, type Row } from './role-rows.ts';
import { analyticsRights } from './analytics/rights.ts';
import { approvalsRights } from './approvals/rights.ts';
import { auditRights } from './audit/rights.ts';
import { backOfficeRights } from './back-office/rights.ts';
import { brainTrainerRights } from './brain-trainer/rights.ts';
import { catalogueRights } from './catalogue/rights.ts';
import { chatRights } from './chat/rights.ts';
import { equipmentRights } from './equipment/rights.ts';
import { familiesRights } from './families/rights.ts';
import { faultsRights } from './faults/rights.ts';
import { groupsRights } from './groups/rights.ts';
import { identityRights } from './identity/rights.ts';
import { learningRights } from './learning/rights.ts';
import { ledgerRights } from './ledger/rights.ts';
import { libraryRights } from './library/rights.ts';
import { notificationsRights } from './notifications/rights.ts';
import { onboardingRights } from './onboarding/rights.ts';
import { paymentsRights } from './payments/rights.ts';
import { playbooksRights } from './playbooks/rights.ts';
import { privacyRights } from './privacy/rights.ts';
import { promotionsRights } from './promotions/rights.ts';
import { ratingsRights } from './ratings/rights.ts';
import { regionRights } from './region/rights.ts';
import { schedulingRights } from './scheduling/rights.ts';
import { staffRights } from './staff/rights.ts';
import { supportRights } from './support/rights.ts';

/**
 * Who may make each call (docs/rules/people.md#roles, docs/design/security.md#role-matrix); each module's rows stand in its `rights.ts`.
 * Registration of the routes, the tests and the API document read this one table; a call without a row does not compile.
 * A caller of another role is answered 403, nobody 401, and an object of somebody else 404.
 */
export const roleMatrix: Readonly<Record<KnownCall, Row>> = {
  ...analyticsRights,
  ...approvalsRights,
  ...auditRights,
  ...backOfficeRights,
  ...brainTrainerRights,
  ...catalogueRights,
  ...chatRights,
  ...equipmentRights,
  ...familiesRights,
  ...faultsRights,
  ...groupsRights,
  ...identityRights,
  ...learningRights,
  ...ledgerRights,
  ...libraryRights,
  ...notificationsRights,
  ...onboardingRights,
  ...paymentsRights,
  ...playbooksRights,
  ...privacyRights,
  ...promotionsRights,
  ...ratingsRights,
  ...regionRights,
  ...schedulingRights,
  ...staffRights,
  ...supportRights,
};

/** The right of a role on a call. */
export const rightOf = (call: KnownCall, role: Role): Right => rightIn(roleMatrix[call], role);

/** The rights of which a manager needs one for a call. */
export const needsOf = (call: KnownCall): readonly StaffRight[] => needsIn(roleMatrix[call]);

/** What support may call although it only looks: nothing of the family's is changed by it. */
const changesNothing: ReadonlySet<KnownCall> = new Set<KnownCall>([
  'POST /realtime/ticket',
  'POST /support/changes',
  'POST /support/leave',
  'POST /regular-schedule/preview',
  'POST /regular-schedule/change/preview',
  'POST /events/:eventId/transfer/preview',
  'POST /payment/exchange/preview',
]);

/** Does support need leave to change something for this call (docs/rules/people.md#support)? */
export const isChangeBySupport = (call: KnownCall): boolean =>
  !call.startsWith('GET ') && roleMatrix[call][0] !== 'allow' && rightOf(call, 'support') === 'own' && !changesNothing.has(call);
