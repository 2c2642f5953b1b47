import type { staffAccountCalls } from '@school/contract/staff/calls';
import { staffMatrix } from '@school/contract/staff/matrix';

import type { Handlers } from '#platform/http';

import type { StaffManagement } from './staff.ts';

export const staffAccountsHttp = (staff: StaffManagement): Handlers<typeof staffAccountCalls> => ({
  'GET /manager/staff': ({ who }) => staff.list(who),
  'GET /manager/staff/matrix': () => Promise.resolve({ acts: staffMatrix().map(({ act, needs }) => ({ act, needs: [...needs] })) }),
  'POST /manager/staff': ({ who, body }) => staff.invite(who, body),
  'POST /manager/staff/:accountId': ({ who, params, body }) => staff.change(who, params.accountId, body),
  'POST /manager/staff/:accountId/invitation': ({ who, params }) => staff.inviteAgain(who, params.accountId),
  'POST /manager/staff/:accountId/withdraw': ({ who, params, body }) => staff.withdraw(who, params.accountId, body.reason),
  'POST /manager/staff/:accountId/block': ({ who, params, body }) => staff.block(who, params.accountId, body.reason),
  'POST /manager/staff/:accountId/unblock': ({ who, params, body }) => staff.unblock(who, params.accountId, body.reason),
  'POST /manager/staff/:accountId/sessions/end': ({ who, params, body }) => staff.endSessions(who, params.accountId, body.reason),
  'POST /manager/staff/:accountId/second-factor/reset': ({ who, params, body }) =>
    staff.resetSecondFactor(who, params.accountId, body.reason),
  'POST /manager/staff/:accountId/ownership': ({ who, params, body }) => staff.moveOwnership(who, params.accountId, body),
  'POST /manager/staff/:accountId/ownership/withdraw': ({ who, params, body }) => staff.keepOwnership(who, params.accountId, body.reason),
  'POST /auth/invitation': ({ body }) => staff.lookAtInvitation(body.token),
  'POST /auth/invitation/accept': ({ body }) => staff.accept(body.token, body.password),
});
