import type { groupsRefusals } from '@school/contract/groups/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'groups.takes_nobody': 'This group takes nobody at the moment',
  'groups.wrong_state': 'The group is in another state by now. Reload the page',
  'groups.places_taken': 'Places taken: {taken}. There cannot be fewer',
  'groups.day_passed': 'Choose days from {from} to {until}: there are no lessons after that yet',
  'groups.nothing_changes': 'This is the same time and teacher',
} satisfies FurtherRefusalTexts<typeof groupsRefusals>;
