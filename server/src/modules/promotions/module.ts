import { promotionsCalls } from '@school/contract/promotions/calls';
import { promotionTermsCalls } from '@school/contract/promotions/terms-calls';

import { defineModule } from '#platform/module';

import { eraseCodes } from './erase-kid.store.ts';
import { promotionsHttp, promotionTermsHttp } from './promotions.http.ts';
import { createPromotions } from './promotions.ts';

export type { Promotions as Door } from './promotions.ts';

export const promotionsModule = defineModule({
  name: 'promotions',
  needs: ['catalogue', 'families', 'identity', 'ledger'],
  create(given) {
    const promotions = createPromotions({ ...given, address: given.settings.publicUrl });
    given.userParts.add(async (familyId) => ({ gifts: await promotions.openGifts(familyId, given.clock.now()) }));
    return promotions;
  },
  calls: { ...promotionsCalls, ...promotionTermsCalls },
  handlers: (promotions, { identity }) => ({
    ...promotionsHttp(promotions, identity.nameOf),
    ...promotionTermsHttp(promotions, identity.nameOf),
  }),
  listens: (promotions) => promotions.listens,
  erase: eraseCodes,
  export: { nothing: 'Gifts that were given stand among the units, codes that were used among the orders.' },
  retention: 'Gifts and codes for good, as orders stand on them; the code that bears a name goes with the family.',
});
