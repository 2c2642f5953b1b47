import { answer as buildTiles } from './build-tiles/shape.ts';
import { answer as choiceMany } from './choice-many/shape.ts';
import { answer as choiceOne } from './choice-one/shape.ts';
import { answer as clockSet } from './clock-set/shape.ts';
import { answer as coinsPay } from './coins-pay/shape.ts';
import { answer as draw } from './draw/shape.ts';
import { answer as flashcards } from './flashcards/shape.ts';
import { answer as gapsChoice } from './gaps-choice/shape.ts';
import { answer as gapsDrag } from './gaps-drag/shape.ts';
import { answer as gridPaint } from './grid-paint/shape.ts';
import { answer as hotspot } from './hotspot/shape.ts';
import { answer as hottext } from './hottext/shape.ts';
import { answer as longText } from './long-text/shape.ts';
import { answer as matchPairs } from './match-pairs/shape.ts';
import { answer as memoryPairs } from './memory-pairs/shape.ts';
import { answer as numberLine } from './number-line/shape.ts';
import { answer as orderList } from './order-list/shape.ts';
import { answer as pathProgram } from './path-program/shape.ts';
import { answer as poll } from './poll/shape.ts';
import { answer as readAloud } from './read-aloud/shape.ts';
import { answer as say } from './say/shape.ts';
import { answer as slide } from './slide/shape.ts';
import { answer as sortBins } from './sort-bins/shape.ts';
import { answer as spotDifference } from './spot-difference/shape.ts';
import { answer as storyChoice } from './story-choice/shape.ts';
import { answer as sudokuGrid } from './sudoku-grid/shape.ts';
import { answer as tableFill } from './table-fill/shape.ts';
import { answer as towerMoves } from './tower-moves/shape.ts';
import { answer as trace } from './trace/shape.ts';
import { answer as trueFalse } from './true-false/shape.ts';
import { answer as typeNumber } from './type-number/shape.ts';
import { answer as typeText } from './type-text/shape.ts';
import { answer as wordGrid } from './word-grid/shape.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const everyAnswer = [
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
