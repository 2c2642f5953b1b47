import * as z from 'zod';

import { almost } from '../base/almost.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

/** So much too little or too much is almost the sum. */
const coinsNear = 2;

/** Exactly the sum, with any of the coins. */
export const coinsPay = template({
  code: 'coins-pay',
  written: writtenItem({ coins: z.array(z.int().min(1)).min(1).max(6), sum: z.int().min(1).max(1000) }).refine(
    ({ coins, sum }) => fewestCoins(coins, sum) !== undefined,
    { path: ['sum'], message: 'cannot be paid with these coins' },
  ),
  build: ({ coins, sum }) => ({ coins, sum }),
  shown: ({ coins, sum }) => ({ coins, sum }),
  score({ coins, sum }, { coins: paid }) {
    if (!paid.every((coin) => coins.includes(coin))) return undefined;
    return { part: paid.reduce((total, coin) => total + coin, 0) === sum ? 1 : 0 };
  },
  solution: ({ coins, sum }) => ({ template: 'coins-pay', coins: fewestCoins(coins, sum) ?? [] }),
  hint: () => hints.coins,
  near({ sum }, { coins: paid }) {
    const missing = sum - paid.reduce((total, coin) => total + coin, 0);
    if (missing === 0 || Math.abs(missing) > coinsNear) return undefined;
    return missing > 0 ? almost.coinsMissing : almost.coinsTooMany;
  },
});

/** The sum in as few coins as can be, largest first; undefined when it cannot be paid. */
function fewestCoins(coins: readonly number[], sum: number): number[] | undefined {
  const ways: (number[] | undefined)[] = [[]];
  for (let part = 1; part <= sum; part++) {
    for (const coin of coins) {
      const before = coin <= part ? ways[part - coin] : undefined;
      if (before && before.length + 1 < (ways[part]?.length ?? Infinity)) ways[part] = [...before, coin];
    }
  }
  return ways[sum]?.sort((one, other) => other - one);
}
