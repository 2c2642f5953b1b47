import { follow, shortestPath } from '@school/contract/puzzles/path';
import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

/** Arrows that lead the robot to its goal: the shortest way is worth all, a longer one 0.66. */
export const pathProgram = template({
  code: 'path-program',
  written: writtenItem({
    size: z.int().min(2).max(8),
    start: z.int().min(0),
    goal: z.int().min(0),
    obstacles: z.array(z.int().min(0)),
  }).refine((field) => shortestPath(field) !== undefined, { path: ['goal'], message: 'there is no way to it' }),
  asks: () => both('Составь программу: приведи робота к цели', 'Write a program: lead the robot to the goal'),
  build: ({ size, start, goal, obstacles }) => ({ size, start, goal, obstacles }),
  shown: ({ size, start, goal, obstacles }) => ({ size, start, goal, obstacles }),
  score(field, { steps }) {
    if (follow(field, steps) !== field.goal) return { part: 0 };
    return { part: steps.length === shortestPath(field)?.length ? 1 : 0.66 };
  },
  enough: 0.66,
  solution: (field) => ({ template: 'path-program', steps: shortestPath(field) ?? [] }),
  hint: () => hints.path,
});
