import type { texts as ru } from '../../ru/manager/manager-money.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  parts: {
    label: 'Money sections',
    reconciliation: 'Stuck',
    refunds: 'Refunds',
    approvals: 'Approvals',
    statement: 'Bank statement',
    products: 'Packages',
    promoCodes: 'Promo codes',
    gifts: 'Gifts',
  },
} satisfies Same<typeof ru>;
