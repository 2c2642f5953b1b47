import type { Picture } from '../../playbooks/pictures.ts';
import { makeTurned, type PieceCells, type PieceName } from '../../puzzles/pieces.ts';
import { type BrainGameRules, chosen, mixed } from '../game.ts';

const levels: readonly (readonly [pieces: readonly PieceName[], options: number])[] = [
  [['L', 'S'], 2],
  [['L', 'S'], 3],
  [['L', 'P', 'J'], 3],
  [['L', 'P', 'J'], 4],
  [['P', 'F', 'J', 'N'], 3],
  [['P', 'F', 'J', 'N'], 4],
  [['F', 'N', 'B'], 4],
  [['B', 'Y', 'V'], 3],
  [['B', 'Y', 'V'], 4],
  [['F', 'N', 'B', 'Y', 'V'], 5],
];

/** Mental rotation: the same piece turned, among its mirror images. */
export const turnPiece: BrainGameRules<'turn-piece'> = {
  code: 'turn-piece',
  lowest: 1,
  highest: levels.length,
  length: 16,
  stair: 'accuracy',
  answers: 'choice',
  trial({ random, level }) {
    const [pieces, options] = levels[level - 1] ?? [['L'], 2];
    const { base, right, wrong } = makeTurned(random, pieces, options);
    const picture = (cells: PieceCells): Picture => ({ kind: 'piece', cells });
    return { piece: picture(base), ...mixed(random, picture(right), wrong.map(picture)) };
  },
  judge: ({ right, options }, { choice }) => chosen(choice, right, options.length),
};
