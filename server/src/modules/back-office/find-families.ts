import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { AnswerOf } from '@school/contract/calls';

import { showFound } from './family/show-found.ts';
import type { Tools } from './tools.ts';

type Found = AnswerOf<'GET /manager/found'>['families'];

/** Families that have an order of this number. */
export const familiesOfOrder = async ({ payments }: Pick<Tools, 'payments'>, typed: string): Promise<string[]> => [
  ...new Set((await payments.ordersByNumber(typed)).map(({ familyId }) => familyId)),
];

/** The search box: the few families that are meant by what was typed, those of an order first. */
export const findFamilies =
  (tools: Pick<Tools, 'families' | 'identity' | 'payments' | 'clock'>) =>
  async (typed: string): Promise<Found> => {
    if (typed.trim() === '') return [];
    const orders = await tools.payments.ordersByNumber(typed);
    const orAmong = [...new Set(orders.map(({ familyId }) => familyId))];
    const page = await tools.families.page({ typed, orAmong, before: undefined, limit: backOfficeLimits.found });
    return (await showFound(tools, page, orders)).toSorted((a, b) => Number(b.order !== null) - Number(a.order !== null));
  };
