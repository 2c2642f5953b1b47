import { draft as buildTiles } from './build-tiles/draft.ts';
import { draft as choiceMany } from './choice-many/draft.ts';
import { draft as choiceOne } from './choice-one/draft.ts';
import { draft as clockSet } from './clock-set/draft.ts';
import { draft as coinsPay } from './coins-pay/draft.ts';
import { draft as draw } from './draw/draft.ts';
import { draft as flashcards } from './flashcards/draft.ts';
import { draft as gapsChoice } from './gaps-choice/draft.ts';
import { draft as gapsDrag } from './gaps-drag/draft.ts';
import { draft as gridPaint } from './grid-paint/draft.ts';
import { draft as hotspot } from './hotspot/draft.ts';
import { draft as hottext } from './hottext/draft.ts';
import { draft as longText } from './long-text/draft.ts';
import { draft as matchPairs } from './match-pairs/draft.ts';
import { draft as memoryPairs } from './memory-pairs/draft.ts';
import { draft as numberLine } from './number-line/draft.ts';
import { draft as orderList } from './order-list/draft.ts';
import { draft as pathProgram } from './path-program/draft.ts';
import { draft as poll } from './poll/draft.ts';
import { draft as readAloud } from './read-aloud/draft.ts';
import { draft as say } from './say/draft.ts';
import { draft as slide } from './slide/draft.ts';
import { draft as sortBins } from './sort-bins/draft.ts';
import { draft as spotDifference } from './spot-difference/draft.ts';
import { draft as storyChoice } from './story-choice/draft.ts';
import { draft as sudokuGrid } from './sudoku-grid/draft.ts';
import { draft as tableFill } from './table-fill/draft.ts';
import { draft as towerMoves } from './tower-moves/draft.ts';
import { draft as trace } from './trace/draft.ts';
import { draft as trueFalse } from './true-false/draft.ts';
import { draft as typeNumber } from './type-number/draft.ts';
import { draft as typeText } from './type-text/draft.ts';
import { draft as wordGrid } from './word-grid/draft.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const everyDraft = [
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
