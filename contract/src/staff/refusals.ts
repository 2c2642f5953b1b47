import type { Refusals } from '../refusal.ts';

/** Colleagues and their rights (docs/rules/people.md#staff). */
export const staffRefusals = {
  'staff.not_found': { status: 404, message: 'Colleague not found' },
  'staff.own_account': { status: 403, message: 'Not allowed for the own account' },
  'staff.admin_needed': { status: 403, message: 'Only an administrator may do this' },
  'staff.joined_already': { status: 409, message: 'Colleague has joined already' },
  'staff.blocked_already': { status: 409, message: 'State of the account has changed already' },
  'staff.is_owner': { status: 403, message: 'An owner of the school is changed by the owners alone' },
  'staff.ownership_moves': { status: 409, message: 'A change of owners is under way for this colleague' },
  'staff.ownership_same': { status: 409, message: 'It is so already' },
  'staff.ownership_stays': { status: 409, message: 'No change of owners is under way for this colleague' },
  'staff.owners_enough': { status: 409, message: 'The school has as many owners as it may have' },
  'staff.last_owner': { status: 409, message: 'A school always has an owner' },
  'staff.second_factor_first': { status: 409, message: 'The colleague has no second factor yet' },
  'staff.ages_crossed': { status: 400, message: 'Ages are crossed' },
  'staff.teacher_has_lessons': { status: 409, message: 'Teacher has lessons ahead' },
} as const satisfies Refusals;
