import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/manager-foot.ts';

export const texts: Same<typeof ru> = {
  clock: 'Times are Moscow time unless another place is named.',
};
