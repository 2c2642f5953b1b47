import type { RewardSettings } from '@school/contract/rewards/shapes';

/**
 * Where a child's own things are, by what its parent has left on: the house of stickers, from which all else is reached; without it the
 * badges and the bridge of the club; without those what the fox wears, if there is a fox.
 */
export function wayOfHouse(off: RewardSettings['off'], hasMascot: boolean) {
  if (!off.includes('stickers')) return { to: '/kids/$kidUid/house', picture: 'house-with-garden', label: 'house' } as const;
  if (!off.includes('team')) return { to: '/kids/$kidUid/badges', picture: 'sports-medal', label: 'badges' } as const;
  return hasMascot ? ({ to: '/kids/$kidUid/chip', picture: 'artist-palette', label: 'wardrobe' } as const) : undefined;
}
