import type { BrainGameRules } from '@school/contract/brain-trainer/game';
import type { BrainGameCode } from '@school/contract/brain-trainer/limits';
import { type ComponentType, lazy } from 'react';

import type { GameProps } from './game-props.ts';

/** How each game looks. It comes when it is played. */
const drawn: { readonly [Code in BrainGameCode]: ComponentType<GameProps<Code>> } = {
  fireflies: lazy(() => import('./games/fireflies.tsx').then((file) => ({ default: file.Fireflies }))),
  'phone-digits': lazy(() => import('./games/phone-digits.tsx').then((file) => ({ default: file.PhoneDigits }))),
  pairs: lazy(() => import('./games/pairs.tsx').then((file) => ({ default: file.Pairs }))),
  echo: lazy(() => import('./games/echo.tsx').then((file) => ({ default: file.Echo }))),
  schulte: lazy(() => import('./games/schulte.tsx').then((file) => ({ default: file.Schulte }))),
  fish: lazy(() => import('./games/fish.tsx').then((file) => ({ default: file.Fish }))),
  frog: lazy(() => import('./games/frog.tsx').then((file) => ({ default: file.Frog }))),
  'letters-hunt': lazy(() => import('./games/letters-hunt.tsx').then((file) => ({ default: file.LettersHunt }))),
  'same-or-not': lazy(() => import('./games/same-or-not.tsx').then((file) => ({ default: file.SameOrNot }))),
  'more-less': lazy(() => import('./games/more-less.tsx').then((file) => ({ default: file.MoreLess }))),
  'quick-sum': lazy(() => import('./games/quick-sum.tsx').then((file) => ({ default: file.QuickSum }))),
  'colour-word': lazy(() => import('./games/colour-word.tsx').then((file) => ({ default: file.ColourWord }))),
  'two-rules': lazy(() => import('./games/two-rules.tsx').then((file) => ({ default: file.TwoRules }))),
  'matrix-garden': lazy(() => import('./games/matrix-garden.tsx').then((file) => ({ default: file.MatrixGarden }))),
  'odd-one-out': lazy(() => import('./games/odd-one-out.tsx').then((file) => ({ default: file.OddOneOut }))),
  'tower-frog': lazy(() => import('./games/tower-frog.tsx').then((file) => ({ default: file.TowerFrog }))),
  'turn-piece': lazy(() => import('./games/turn-piece.tsx').then((file) => ({ default: file.TurnPiece }))),
  'robot-path': lazy(() => import('./games/robot-path.tsx').then((file) => ({ default: file.RobotPath }))),
  'word-from-letters': lazy(() => import('./games/word-from-letters.tsx').then((file) => ({ default: file.WordFromLetters }))),
  'category-rush': lazy(() => import('./games/category-rush.tsx').then((file) => ({ default: file.CategoryRush }))),
};

/** A game of which the frame needs not know which one. */
export const drawnGames = drawn as Record<BrainGameCode, unknown> as Record<BrainGameCode, ComponentType<GameProps<BrainGameCode>>>;

/** How trials of each are made and judged: the same code as in the school. */
const rules: { readonly [Code in BrainGameCode]: () => Promise<BrainGameRules<Code>> } = {
  fireflies: () => import('@school/contract/brain-trainer/games/fireflies').then((file) => file.fireflies),
  'phone-digits': () => import('@school/contract/brain-trainer/games/phone-digits').then((file) => file.phoneDigits),
  pairs: () => import('@school/contract/brain-trainer/games/pairs').then((file) => file.pairs),
  echo: () => import('@school/contract/brain-trainer/games/echo').then((file) => file.echo),
  schulte: () => import('@school/contract/brain-trainer/games/schulte').then((file) => file.schulte),
  fish: () => import('@school/contract/brain-trainer/games/fish').then((file) => file.fish),
  frog: () => import('@school/contract/brain-trainer/games/frog').then((file) => file.frog),
  'letters-hunt': () => import('@school/contract/brain-trainer/games/letters-hunt').then((file) => file.lettersHunt),
  'same-or-not': () => import('@school/contract/brain-trainer/games/same-or-not').then((file) => file.sameOrNot),
  'more-less': () => import('@school/contract/brain-trainer/games/more-less').then((file) => file.moreLess),
  'quick-sum': () => import('@school/contract/brain-trainer/games/quick-sum').then((file) => file.quickSum),
  'colour-word': () => import('@school/contract/brain-trainer/games/colour-word').then((file) => file.colourWord),
  'two-rules': () => import('@school/contract/brain-trainer/games/two-rules').then((file) => file.twoRules),
  'matrix-garden': () => import('@school/contract/brain-trainer/games/matrix-garden').then((file) => file.matrixGarden),
  'odd-one-out': () => import('@school/contract/brain-trainer/games/odd-one-out').then((file) => file.oddOneOut),
  'tower-frog': () => import('@school/contract/brain-trainer/games/tower-frog').then((file) => file.towerFrog),
  'turn-piece': () => import('@school/contract/brain-trainer/games/turn-piece').then((file) => file.turnPiece),
  'robot-path': () => import('@school/contract/brain-trainer/games/robot-path').then((file) => file.robotPath),
  'word-from-letters': () => import('@school/contract/brain-trainer/games/word-from-letters').then((file) => file.wordFromLetters),
  'category-rush': () => import('@school/contract/brain-trainer/games/category-rush').then((file) => file.categoryRush),
};

/** The rules of a game, once they have come. */
export const loadRules = (game: BrainGameCode): Promise<BrainGameRules<BrainGameCode>> =>
  rules[game]() as Promise<unknown> as Promise<BrainGameRules<BrainGameCode>>;
