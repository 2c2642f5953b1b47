import type { Refusals } from '../refusal.ts';

/** Groups and their waiting lists (docs/rules/clubs.md#joining, docs/rules/refusals.md#server-messages). */
export const groupsRefusals = {
  'groups.group_not_found': { status: 404, message: 'Group not found' },
  'groups.no_places': { status: 409, message: 'No free places in group' },
  'groups.limit_exceeded': { status: 409, message: 'Group sign-up limit exceeded' },
  'groups.wrong_age': { status: 409, message: 'Unsupported kid age' },
  'groups.already_enrolled': { status: 409, message: 'Kid is already in the group' },
  'groups.not_enrolled': { status: 404, message: 'Kid is not in the group' },
  'groups.needs_paid_balance': { status: 402, message: 'Group sign-up needs a paid balance' },
  'groups.trial_needs_package': { status: 402, message: 'Group trial needs a paid group package' },
  'groups.visit_exists': { status: 409, message: 'Only one trial visit of a group' },
  'groups.places_free': { status: 409, message: 'Group has free places' },
  'groups.already_waiting': { status: 409, message: 'Kid is already in the waiting list' },
  'groups.request_not_found': { status: 404, message: 'Waiting list request not found' },
  'groups.no_offer': { status: 409, message: 'No place is offered now' },
  'groups.takes_nobody': { status: 409, message: 'The group takes nobody now' },
  'groups.wrong_state': { status: 409, message: 'Not possible in this state of the group' },
  'groups.places_taken': { status: 409, message: 'More places are taken than there would be' },
  'groups.day_passed': { status: 409, message: 'The day is over or too far ahead' },
  'groups.nothing_changes': { status: 409, message: 'Nothing would change' },
} as const satisfies Refusals;
