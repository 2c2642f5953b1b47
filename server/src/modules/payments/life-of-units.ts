import { packageLife, periodLife } from '#modules/ledger';

import type { Tools } from './dependencies/dependencies.ts';
import type { OrderRecord } from './rules/order.ts';

/** How long the lessons of an order live that is made now. */
export const lifeOf = async ({ school }: Pick<Tools, 'school'>, kind: OrderRecord['kind']): Promise<string> =>
  kind === 'subscription' ? periodLife(await school.read('subscriptionDays')) : packageLife(await school.read('packageMonths'));
