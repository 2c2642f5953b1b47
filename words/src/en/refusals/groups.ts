import type { groupsRefusals } from '@school/contract/groups/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'groups.takes_nobody': 'This group isn’t taking new children right now',
  'groups.wrong_state': 'The group has changed in the meantime. Reload the page',
  'groups.places_taken': 'Places taken: {taken}. You can’t set fewer',
  'groups.day_passed': 'Choose days from {from} to {until}: there are no lessons after that yet',
  'groups.nothing_changes': 'The time and teacher are the same',
} satisfies FurtherRefusalTexts<typeof groupsRefusals>;
