import type { staffRefusals } from '@school/contract/staff/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'staff.ages_crossed': 'The age “from” is above “to”',
  'staff.teacher_has_lessons': 'The teacher has {lessons} lessons ahead. Hand them to colleagues first',
  'staff.not_found': 'Colleague not found',
  'staff.own_account': 'Not for your own account: ask a colleague',
  'staff.is_owner': 'An owner is changed by the owners alone',
  'staff.ownership_moves': 'A change of owners is under way for this person',
  'staff.ownership_same': 'It is so already',
  'staff.ownership_stays': 'No change of owners is under way for this person',
  'staff.owners_enough': 'There can be no more than {most} owners',
  'staff.last_owner': 'A school always has at least one owner',
  'staff.second_factor_first': 'This person has to turn on signing in with a code first, under “My sign-in”',
  'staff.admin_needed': 'Only an administrator may do this',
  'staff.joined_already': 'The invitation was accepted already: close the account instead',
  'staff.blocked_already': 'Somebody has done this already. The list is fresh now',
} satisfies FurtherRefusalTexts<typeof staffRefusals>;
