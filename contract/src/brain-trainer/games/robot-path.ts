import { type FieldWanted, follow, makeField, shortestPath } from '../../puzzles/path.ts';
import type { BrainGameRules } from '../game.ts';

const level = (size: number, obstacles: number, min: number, max: number): FieldWanted => ({ size, obstacles, min, max });
const levels: readonly FieldWanted[] = [
  level(3, 0, 2, 2),
  level(3, 0, 3, 4),
  level(3, 1, 3, 4),
  level(4, 1, 3, 4),
  level(4, 2, 4, 5),
  level(4, 3, 4, 6),
  level(4, 4, 5, 6),
  level(5, 4, 5, 6),
  level(5, 5, 6, 7),
  level(5, 6, 6, 8),
  level(6, 6, 7, 8),
  level(6, 7, 8, 9),
  level(6, 8, 9, 10),
];

/** Path coding: a program of arrows. The shortest way leads up, a way that does not arrive leads down. */
export const robotPath: BrainGameRules<'robot-path'> = {
  code: 'robot-path',
  lowest: 1,
  highest: levels.length,
  length: 8,
  stair: 'direct',
  answers: 'steps',
  trial({ random, level: at }) {
    const field = makeField(random, levels[at - 1] ?? level(3, 0, 2, 2));
    return { ...field, best: shortestPath(field)?.length ?? 0 };
  },
  judge(field, { steps }) {
    const arrived = follow(field, steps) === field.goal;
    const right = arrived && steps.length === field.best;
    return { right, accuracy: arrived ? field.best / steps.length : 0, step: right ? 1 : arrived ? 0 : -1 };
  },
};
