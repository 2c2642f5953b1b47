import type { staffRefusals } from '@school/contract/staff/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'staff.ages_crossed': 'The “from” age is higher than the “to” age',
  'staff.teacher_has_lessons': 'Upcoming lessons with this teacher: {lessons}. Reassign them first',
  'staff.not_found': 'Staff member not found',
  'staff.own_account': 'You can’t do this to your own account. Ask a colleague',
  'staff.is_owner': 'Only owners can change an owner',
  'staff.ownership_moves': 'An ownership change for this person is already under way',
  'staff.ownership_same': 'Nothing to change',
  'staff.ownership_stays': 'No ownership change is under way for this person',
  'staff.owners_enough': 'There can be no more than {most} owners',
  'staff.last_owner': 'A school always has at least one owner',
  'staff.second_factor_first': 'This person has to turn on two-step sign-in first, under “My sign-in”',
  'staff.admin_needed': 'Only an administrator can do this',
  'staff.joined_already': 'The invitation has already been accepted. Block the account instead',
  'staff.blocked_already': 'Someone has already done this. The list is now up to date',
} satisfies FurtherRefusalTexts<typeof staffRefusals>;
