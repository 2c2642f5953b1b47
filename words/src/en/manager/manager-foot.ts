import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/manager-foot.ts';
import { schoolTime } from '../../school-time.ts';

export const texts: Same<typeof ru> = {
  get clock() {
    return `Times are ${schoolTime.en.by()} unless another place is named.`;
  },
};
