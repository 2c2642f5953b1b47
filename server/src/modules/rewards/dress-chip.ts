import type { ChipLook } from '@school/contract/rewards/shapes';

import type { Principal } from '#platform/principal';

import type { Tools } from './tools.ts';

/** What Chip wears as long as a child has chosen nothing. */
export const usualChip: ChipLook = { scarf: 'violet', hat: 'none' };

/** A child chooses what Chip wears. */
export const dressChip =
  ({ families, badges }: Pick<Tools, 'families' | 'badges'>) =>
  async (who: Principal, kidUid: string, look: ChipLook): Promise<ChipLook> => {
    await badges.keepChip(await families.kidFor(who, kidUid), look);
    return look;
  };
