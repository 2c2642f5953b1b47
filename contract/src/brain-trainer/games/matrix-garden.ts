import { makeMatrix, type MatrixWanted } from '../../puzzles/matrix.ts';
import { type BrainGameRules, chosen, mixed } from '../game.ts';

const levels: readonly MatrixWanted[] = [
  { size: 2, traits: ['shape'], options: 3 },
  { size: 2, traits: ['shape', 'color'], options: 3 },
  { size: 2, traits: ['shape', 'color'], options: 4 },
  { size: 2, traits: ['color', 'count'], options: 4 },
  { size: 3, traits: ['shape', 'color'], options: 4 },
  { size: 3, traits: ['shape', 'count'], options: 5 },
  { size: 3, traits: ['shape', 'color', 'count'], options: 5 },
  { size: 3, traits: ['shape', 'color', 'size'], options: 6 },
  { size: 3, traits: ['shape', 'color'], latin: true, options: 6 },
  { size: 3, traits: ['shape', 'color', 'count'], latin: true, options: 6 },
];

/** Pattern matrices: which picture is missing? */
export const matrixGarden: BrainGameRules<'matrix-garden'> = {
  code: 'matrix-garden',
  lowest: 1,
  highest: levels.length,
  length: 12,
  stair: 'accuracy',
  answers: 'choice',
  trial({ random, level }) {
    const wanted = levels[level - 1] ?? { size: 2, traits: ['shape'], options: 3 };
    const { cells, right, wrong } = makeMatrix(random, wanted);
    return { columns: wanted.size, cells: [...cells, null], ...mixed(random, right, wrong) };
  },
  judge: ({ right, options }, { choice }) => chosen(choice, right, options.length),
};
