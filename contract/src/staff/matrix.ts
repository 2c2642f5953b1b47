import type { KnownCall } from '../calls.ts';
import { needsOf } from '../role-matrix.ts';
import type { StaffRight } from '../roles.ts';
import { type StaffAct, staffActNames } from './acts.ts';

/**
 * What the staff does, as it is told to people, each with the call that does it: who may do it stands in that call alone (`who`), so that
 * the page of rights says what the door says.
 */
const callOf = {
  readFamilies: 'GET /manager/families/:familyId',
  changeFamily: 'PATCH /manager/families/:familyId',
  changeLessons: 'POST /manager/families/:familyId/acts',
  replaceTeacher: 'POST /manager/lessons/:eventId/replace',
  lookIntoRooms: 'GET /manager/rooms',
  answerChats: 'POST /manager/chats/:chatId/assign',
  decideObjections: 'POST /manager/objections/:objectionId/decide',
  eraseFamily: 'POST /manager/families/:familyId/erasures/:erasureId/execute',
  enterAsSupport: 'POST /manager/families/:familyId/support',
  readFamilyMoney: 'GET /manager/families/:familyId/money',
  grantLessons: 'POST /manager/families/:familyId/grants',
  refund: 'POST /manager/families/:familyId/refunds',
  approve: 'POST /manager/approvals/:approvalId/approve',
  setPrices: 'POST /manager/products/:productCode/prices',
  makePromoCodes: 'POST /manager/promo-codes',
  readEarnings: 'GET /manager/teachers/:teacherId/earnings',
  setRates: 'POST /manager/teachers/:teacherId/rates',
  readReport: 'GET /manager/report',
  inviteTeachers: 'POST /manager/teachers',
  inviteColleagues: 'POST /manager/staff',
  resetSecondFactor: 'POST /manager/staff/:accountId/second-factor/reset',
  readLog: 'GET /manager/audit',
  readFaults: 'GET /manager/faults',
  openSchool: 'POST /manager/school/open',
  moveOwnership: 'POST /manager/staff/:accountId/ownership',
} as const satisfies Record<StaffAct, KnownCall>;

/** Who may what: of these rights a colleague needs one. */
export const staffMatrix = (): Array<{ act: StaffAct; needs: readonly StaffRight[] }> =>
  staffActNames.map((act) => ({ act, needs: needsOf(callOf[act]) }));
