import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { named } from '../named.ts';
import { everybody, manager, managerReads, needing } from '../role-rows.ts';
import { staffRights } from '../roles.ts';
import { Email, Password, SecondFactorCode, SignInStep } from '../identity/shapes.ts';
import { Locale, word, Nothing } from '../shapes.ts';
import { staffActNames } from './acts.ts';
import { handOn, StaffMember, StaffName, StaffReason, StaffRights } from './shapes.ts';

const because = z.strictObject({ reason: StaffReason });
const Staff = z.strictObject({
  staff: z.array(StaffMember),
  /** May the one who looks give and take rights? */
  isAdmin: z.boolean(),
  /** May the one who looks say who owns the school? */
  isOwner: z.boolean(),
  /** Must everybody sign in with a code? */
  secondFactorRequired: z.boolean(),
});
const Invited = z.extend(Staff, { handOn });
const Token = word(200);
const general = ['staff.not_found', 'staff.own_account', 'staff.admin_needed', 'staff.is_owner'] as const;

/** Colleagues of the back office: who they are, what they may do, how they come and go. Every act stands in the log. */
export const staffAccountCalls = defineCalls({
  'GET /manager/staff': {
    who: needing(managerReads, 'staff', 'admin'),
    summary: 'All colleagues of the back office',
    gives: Staff,
    refusals: [],
  },
  'GET /manager/staff/matrix': {
    who: needing(managerReads, 'staff', 'admin', 'owner'),
    summary: 'Who may what: of which rights a colleague needs one for each thing that the staff does, as the calls themselves say',
    gives: z.strictObject({
      acts: z.array(z.strictObject({ act: named('StaffAct', z.enum(staffActNames)), needs: z.array(z.enum(staffRights)) })),
    }),
    refusals: [],
  },
  'POST /manager/staff': {
    who: needing(manager, 'staff', 'admin'),
    summary: 'Invites a colleague: a link of 72 hours goes by mail, and lets choose a password',
    body: z.strictObject({ name: StaffName, email: Email, rights: StaffRights, locale: Locale }),
    gives: Invited,
    refusals: ['staff.admin_needed', 'identity.email_taken'],
    idempotent: true,
  },
  'POST /manager/staff/:accountId/invitation': {
    who: needing(manager, 'staff', 'admin'),
    summary: 'Sends the link anew; the one before is good no more',
    body: Nothing,
    gives: Invited,
    refusals: [...general],
  },
  'POST /manager/staff/:accountId/withdraw': {
    who: needing(manager, 'staff', 'admin'),
    summary: 'Takes an invitation back that nobody has accepted',
    body: because,
    gives: Staff,
    refusals: [...general, 'staff.joined_already'],
  },
  'POST /manager/staff/:accountId': {
    who: needing(manager, 'staff', 'admin'),
    summary: 'Another name, other rights: at once, in every session',
    body: z.strictObject({ name: StaffName, rights: StaffRights, reason: StaffReason }),
    gives: Staff,
    refusals: [...general],
  },
  'POST /manager/staff/:accountId/block': {
    who: needing(manager, 'staff', 'admin'),
    summary: 'May sign in no more; every session ends at once',
    body: because,
    gives: Staff,
    refusals: [...general, 'staff.blocked_already'],
  },
  'POST /manager/staff/:accountId/unblock': {
    who: needing(manager, 'staff', 'admin'),
    summary: 'May sign in again',
    body: because,
    gives: Staff,
    refusals: [...general, 'staff.blocked_already'],
  },
  'POST /manager/staff/:accountId/sessions/end': {
    who: needing(manager, 'staff', 'admin'),
    summary: 'Ends every session; signing in anew is possible at once',
    body: because,
    gives: Staff,
    refusals: [...general],
  },
  'POST /manager/staff/:accountId/second-factor/reset': {
    who: needing(manager, 'admin'),
    summary: 'Phone and recovery codes are lost: the app is set up anew at the next sign-in. Every session ends',
    body: because,
    gives: Staff,
    refusals: [...general, 'identity.second_factor_not_set'],
  },
  'POST /manager/staff/:accountId/ownership': {
    who: needing(manager, 'owner'),
    summary: 'Makes a colleague an owner of the school, or one of the owners one no longer: after two days, told to all owners',
    body: z.strictObject({ becomes: z.boolean(), code: SecondFactorCode, reason: StaffReason }),
    gives: Staff,
    refusals: [
      'staff.not_found',
      'staff.ownership_moves',
      'staff.ownership_same',
      'staff.owners_enough',
      'staff.last_owner',
      'staff.second_factor_first',
      'identity.second_factor_not_set',
      'identity.wrong_code',
      'identity.code_used',
      'request.too_many',
    ],
  },
  'POST /manager/staff/:accountId/ownership/withdraw': {
    who: needing(manager, 'owner'),
    summary: 'Takes back a change of owners that has not come yet',
    body: because,
    gives: Staff,
    refusals: ['staff.not_found', 'staff.ownership_stays'],
  },
  'POST /auth/invitation': {
    who: everybody,
    summary: 'Whose invitation a link is',
    body: z.strictObject({ token: Token }),
    gives: z.strictObject({ name: z.string(), email: z.nullable(z.string()), role: z.enum(['manager', 'teacher']), locale: Locale }),
    refusals: ['identity.invitation_over'],
  },
  'POST /auth/invitation/accept': {
    who: everybody,
    summary: 'Accepts it with a password of one’s own; signing in goes on as always',
    body: z.strictObject({ token: Token, password: Password }),
    gives: SignInStep,
    refusals: ['identity.invitation_over', 'identity.password_too_common'],
  },
});
