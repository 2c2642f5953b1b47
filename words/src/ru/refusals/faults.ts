import { faultsLimits } from '@school/contract/faults/limits';
import type { faultsRefusals } from '@school/contract/faults/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';
import { days } from '../shared/amounts.ts';

export const refusals = {
  'faults.not_found': 'Ошибка не найдена: её записи уже удалены',
  'faults.replay_not_found': `Этой записи уже нет: записи хранятся ${days(faultsLimits.replayDays)}`,
} satisfies FurtherRefusalTexts<typeof faultsRefusals>;
