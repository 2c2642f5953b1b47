import { task as buildTiles } from './build-tiles/shape.ts';
import { task as choiceMany } from './choice-many/shape.ts';
import { task as choiceOne } from './choice-one/shape.ts';
import { task as clockSet } from './clock-set/shape.ts';
import { task as coinsPay } from './coins-pay/shape.ts';
import { task as draw } from './draw/shape.ts';
import { task as flashcards } from './flashcards/shape.ts';
import { task as gapsChoice } from './gaps-choice/shape.ts';
import { task as gapsDrag } from './gaps-drag/shape.ts';
import { task as gridPaint } from './grid-paint/shape.ts';
import { task as hotspot } from './hotspot/shape.ts';
import { task as hottext } from './hottext/shape.ts';
import { task as longText } from './long-text/shape.ts';
import { task as matchPairs } from './match-pairs/shape.ts';
import { task as memoryPairs } from './memory-pairs/shape.ts';
import { task as numberLine } from './number-line/shape.ts';
import { task as orderList } from './order-list/shape.ts';
import { task as pathProgram } from './path-program/shape.ts';
import { task as poll } from './poll/shape.ts';
import { task as readAloud } from './read-aloud/shape.ts';
import { task as say } from './say/shape.ts';
import { task as slide } from './slide/shape.ts';
import { task as sortBins } from './sort-bins/shape.ts';
import { task as spotDifference } from './spot-difference/shape.ts';
import { task as storyChoice } from './story-choice/shape.ts';
import { task as sudokuGrid } from './sudoku-grid/shape.ts';
import { task as tableFill } from './table-fill/shape.ts';
import { task as towerMoves } from './tower-moves/shape.ts';
import { task as trace } from './trace/shape.ts';
import { task as trueFalse } from './true-false/shape.ts';
import { task as typeNumber } from './type-number/shape.ts';
import { task as typeText } from './type-text/shape.ts';
import { task as wordGrid } from './word-grid/shape.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const everyTask = [
  buildTiles,
  choiceMany,
  choiceOne,
  clockSet,
  coinsPay,
  draw,
  flashcards,
  gapsChoice,
  gapsDrag,
  gridPaint,
  hotspot,
  hottext,
  longText,
  matchPairs,
  memoryPairs,
  numberLine,
  orderList,
  pathProgram,
  poll,
  readAloud,
  say,
  slide,
  sortBins,
  spotDifference,
  storyChoice,
  sudokuGrid,
  tableFill,
  towerMoves,
  trace,
  trueFalse,
  typeNumber,
  typeText,
  wordGrid,
] as const;
