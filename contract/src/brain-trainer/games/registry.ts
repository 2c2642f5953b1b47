import type { BrainGameRules } from '../game.ts';
import type { BrainGameCode } from '../limits.ts';
import { categoryRush } from './category-rush.ts';
import { colourWord } from './colour-word.ts';
import { echo } from './echo.ts';
import { fireflies } from './fireflies.ts';
import { fish } from './fish.ts';
import { frog } from './frog.ts';
import { lettersHunt } from './letters-hunt.ts';
import { matrixGarden } from './matrix-garden.ts';
import { moreLess } from './more-less.ts';
import { oddOneOut } from './odd-one-out.ts';
import { pairs } from './pairs.ts';
import { phoneDigits } from './phone-digits.ts';
import { quickSum } from './quick-sum.ts';
import { robotPath } from './robot-path.ts';
import { sameOrNot } from './same-or-not.ts';
import { schulte } from './schulte.ts';
import { towerFrog } from './tower-frog.ts';
import { turnPiece } from './turn-piece.ts';
import { twoRules } from './two-rules.ts';
import { wordFromLetters } from './word-from-letters.ts';

/** All games. The school needs every one; a page loads only the one it plays, from its own file. */
export const brainGames: { readonly [Code in BrainGameCode]: BrainGameRules<Code> } = {
  fireflies,
  'phone-digits': phoneDigits,
  pairs,
  echo,
  schulte,
  fish,
  frog,
  'letters-hunt': lettersHunt,
  'same-or-not': sameOrNot,
  'more-less': moreLess,
  'quick-sum': quickSum,
  'colour-word': colourWord,
  'two-rules': twoRules,
  'matrix-garden': matrixGarden,
  'odd-one-out': oddOneOut,
  'tower-frog': towerFrog,
  'turn-piece': turnPiece,
  'robot-path': robotPath,
  'word-from-letters': wordFromLetters,
  'category-rush': categoryRush,
};

/** A game of which nobody needs to know which one. */
export const rulesOf = (game: BrainGameCode): BrainGameRules<BrainGameCode> => brainGames[game] as unknown as BrainGameRules<BrainGameCode>;

/** Of the making of trials: goes up when any game makes another trial of the same seed (a test holds the hashes). */
export const brainVersion = 1;
