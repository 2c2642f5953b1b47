import type { Refusals } from '../refusal.ts';

/** Colleagues and their rights (docs/rules/people.md#staff). */
export const staffRefusals = {
  'staff.not_found': { status: 404, message: 'Colleague not found' },
  'staff.own_account': { status: 403, message: 'Not allowed for the own account' },
  'staff.admin_needed': { status: 403, message: 'Only an administrator may do this' },
  'staff.joined_already': { status: 409, message: 'Colleague has joined already' },
  'staff.blocked_already': { status: 409, message: 'State of the account has changed already' },
  'staff.ages_crossed': { status: 400, message: 'Ages are crossed' },
  'staff.teacher_has_lessons': { status: 409, message: 'Teacher has lessons ahead' },
} as const satisfies Refusals;
