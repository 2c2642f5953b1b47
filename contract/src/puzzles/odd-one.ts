import type { Picture } from '../playbooks/pictures.ts';
import type { Random } from './random.ts';

const looks = {
  shape: ['circle', 'square', 'triangle', 'star'],
  color: ['red', 'blue', 'green', 'yellow'],
  size: ['s', 'l'],
  fill: ['solid', 'outline'],
} as const;
export type OddTrait = keyof typeof looks;

/** Half of one value, half of the other, in random places; all of one where the number is odd. */
const halves = (two: readonly string[], count: number, shuffle: <T>(list: readonly T[]) => T[]): string[] =>
  count % 2 ? Array.from({ length: count }, () => two[0] ?? '') : shuffle(Array.from({ length: count }, (_, at) => two[at % 2] ?? ''));

/** Pictures of which the first differs in one trait; in the others they go half and half, so that no other stands alone. */
export function makeOddLook(random: Random, traits: readonly OddTrait[], count: number): Picture[] {
  const trait = random.pick(traits);
  const [usual, other] = random.sample<string>(looks[trait], 2);
  const rest = traits
    .filter((one) => one !== trait)
    .map((one) => ({ trait: one, halves: halves(random.sample<string>(looks[one], 2), count, random.shuffle) }));
  return Array.from({ length: count }, (_, at): Picture => {
    const look: Partial<Record<OddTrait, string | undefined>> = { [trait]: at === 0 ? other : usual };
    for (const one of rest) look[one.trait] = one.halves[at];
    return { kind: 'shape', shape: 'circle', color: 'blue', ...look } as Picture;
  });
}

/** Words of one group, and one of another; only groups with enough words are taken. */
export function makeOddWord<W extends { category: string }>(
  random: Random,
  words: readonly W[],
  categories: readonly string[],
  count: number,
): { odd: W; rest: W[] } {
  const of = (category: string | undefined) => words.filter((word) => word.category === category);
  const known = categories.filter((category) => of(category).length >= count - 1);
  if (known.length < 2) throw new Error(`two groups of ${count - 1} words wanted, ${known.length} found`);
  const [most, odd] = random.sample(known, 2);
  const rest = random.sample(of(most), count - 1);
  return { odd: random.pick(of(odd)), rest };
}
