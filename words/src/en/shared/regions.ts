import type { texts as ru } from '../../ru/shared/regions.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  names: { EU: 'Europe and CIS', US: 'America' },
  kept: (name) => `School region: ${name}. Your account and lesson data are stored here.`,
  nearer: (name) => `Another region seems closer to you: ${name}.`,
  choose: (name) => `Choose ${name}`,
} satisfies Same<typeof ru>;
