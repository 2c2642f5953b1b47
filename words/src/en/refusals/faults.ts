import { faultsLimits } from '@school/contract/faults/limits';
import type { faultsRefusals } from '@school/contract/faults/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';
import { days } from '../shared/amounts.ts';

export const refusals = {
  'faults.not_found': 'Error not found: its records have been deleted',
  'faults.replay_not_found': `This recording is no longer available: recordings are kept for ${days(faultsLimits.replayDays)}`,
} satisfies FurtherRefusalTexts<typeof faultsRefusals>;
