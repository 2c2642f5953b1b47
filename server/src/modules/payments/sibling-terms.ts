import type { Product } from '@school/contract/catalogue/shapes';

import type { Tools } from './dependencies/dependencies.ts';
import { learners, siblingOff } from './rules/sibling.ts';

/** Of a hundred, what packages cost this family less now: two of its children or more learn, and the school gives something for that. */
export async function siblingPercentOf({ school, calendar }: Pick<Tools, 'school' | 'calendar'>, familyId: string): Promise<number> {
  const percent = await school.read('siblingPercent');
  return percent > 0 && learners(await calendar.processesOf(familyId)) > 1 ? percent : 0;
}

/** A subscription has a price of its own: it is for every month, and is told before it changes. */
export const offOf = ({ kind, price }: Pick<Product, 'kind' | 'price'>, percent: number): number =>
  kind === 'subscription' ? 0 : siblingOff(price.amount, percent);
