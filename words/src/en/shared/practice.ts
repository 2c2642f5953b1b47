import type { texts as ru } from '../../ru/shared/practice.ts';
import type { Same } from '../../grammar.ts';

export const texts = { bar: 'Practice school: nothing here is real, neither people nor lessons nor money' } satisfies Same<typeof ru>;
