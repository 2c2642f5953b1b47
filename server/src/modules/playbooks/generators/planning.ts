import * as z from 'zod';

import { shortestPath } from '../templates/path.ts';
import { fewestMoves } from '../templates/tower.ts';
import { generator } from './generator.ts';

/** Thinking some steps ahead. */

export const pathCode = generator({
  code: 'path-code',
  version: 1,
  params: z.strictObject({
    size: z.int().min(2).max(8).default(4),
    obstacles: z.int().min(0).default(3),
    min: z.int().min(1).default(3),
    max: z.int().default(8),
  }),
  make(random, { size, obstacles, min, max }) {
    const cells = Array.from({ length: size * size - 1 }, (_, at) => at + 1);
    for (let turn = 0; turn < 1000; turn++) {
      const [goal = 1, ...blocked] = random.sample(cells, obstacles + 1);
      const field = { size, start: 0, goal, obstacles: blocked.sort((one, other) => one - other) };
      const steps = shortestPath(field)?.length ?? 0;
      if (steps >= min && steps <= max) return { 'path-program': field };
    }
    throw new Error('no field fits these parameters');
  },
});

export const tower = generator({
  code: 'tower',
  version: 1,
  params: z.strictObject({ discs: z.int().min(2).max(4).default(3), min: z.int().min(1).default(2), max: z.int().default(5) }),
  make(random, { discs, min, max }) {
    const pegs = () => {
      const made: number[][] = [[], [], []];
      for (let disc = discs; disc > 0; disc--) made[random.int(0, 2)]?.push(disc);
      return made;
    };
    for (let turn = 0; turn < 500; turn++) {
      const [from, to] = [pegs(), pegs()];
      const moves = fewestMoves(from, to)?.length ?? 0;
      if (moves >= min && moves <= max) return { 'tower-moves': { from, to } };
    }
    throw new Error('no towers fit these parameters');
  },
});
