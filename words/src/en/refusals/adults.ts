import { adultLimits } from '@school/contract/adults/limits';
import type { adultsRefusals } from '@school/contract/adults/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'adults.too_many': `There can be up to ${adultLimits.perFamily} adults besides you, invitations included. Remove somebody to invite another`,
  'adults.has_account':
    'This person can sign in to the school already, and one sign-in leads into one family. Give another e-mail or phone',
  'adults.invited_already': 'This contact is invited already. Withdraw the invitation to send a new one',
  'adults.not_found': 'This adult is not in the account any more',
  'adults.invitation_not_found': 'This invitation is not there any more',
  'adults.not_invited': 'This is for adults the parent has invited. Your own details are in the settings, under “Parent”',
} satisfies FurtherRefusalTexts<typeof adultsRefusals>;
