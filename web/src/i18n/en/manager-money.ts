import type { texts as ru } from '../ru/manager-money.ts';
import type { Same } from '../speak.ts';

export const texts = {
  parts: {
    label: 'Parts of the money',
    stuck: 'Stuck',
    refunds: 'Refunds',
    approvals: 'Approvals',
    products: 'Packages',
    promoCodes: 'Promo codes',
    gifts: 'Gifts',
  },
} satisfies Same<typeof ru>;
