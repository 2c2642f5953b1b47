import { demoAccounts } from './accounts.ts';
import type { Stage } from './stage.ts';

/** A code to try at the payment page: ten percent off packages from eight lessons, for every family once. */
const demoPromoCode = 'CHIP10';

export async function makePromoCode({ school, times }: Stage, accountId: string): Promise<void> {
  await school.promotions.createCode(
    { accountId, name: demoAccounts.manager.email },
    {
      code: demoPromoCode,
      type: 'percent',
      percent: 10,
      amounts: null,
      lessons: null,
      forKind: null,
      productCode: null,
      startsAt: times.day(-30, 9).toString(),
      endsAt: null,
      usesMax: null,
      usesPerFamily: 1,
      note: 'Попробовать оплату со скидкой',
    },
  );
}
