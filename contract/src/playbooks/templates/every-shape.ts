import * as barModel from './bar-model/shape.ts';
import * as buildTiles from './build-tiles/shape.ts';
import * as choiceMany from './choice-many/shape.ts';
import * as choiceOne from './choice-one/shape.ts';
import * as clockSet from './clock-set/shape.ts';
import * as coinsPay from './coins-pay/shape.ts';
import * as columnWork from './column-work/shape.ts';
import * as dictation from './dictation/shape.ts';
import * as draw from './draw/shape.ts';
import * as flashcards from './flashcards/shape.ts';
import * as fractionEntry from './fraction-entry/shape.ts';
import * as gapsChoice from './gaps-choice/shape.ts';
import * as gapsDrag from './gaps-drag/shape.ts';
import * as gridPaint from './grid-paint/shape.ts';
import * as hotspot from './hotspot/shape.ts';
import * as hottext from './hottext/shape.ts';
import * as longText from './long-text/shape.ts';
import * as matchPairs from './match-pairs/shape.ts';
import * as memoryPairs from './memory-pairs/shape.ts';
import * as numberLine from './number-line/shape.ts';
import * as orderList from './order-list/shape.ts';
import * as pathProgram from './path-program/shape.ts';
import * as poll from './poll/shape.ts';
import * as readAloud from './read-aloud/shape.ts';
import * as say from './say/shape.ts';
import * as sceneTap from './scene-tap/shape.ts';
import * as slide from './slide/shape.ts';
import * as sortBins from './sort-bins/shape.ts';
import * as soundBoxes from './sound-boxes/shape.ts';
import * as spotDifference from './spot-difference/shape.ts';
import * as storyChoice from './story-choice/shape.ts';
import * as sudokuGrid from './sudoku-grid/shape.ts';
import * as tableFill from './table-fill/shape.ts';
import * as towerMoves from './tower-moves/shape.ts';
import * as trace from './trace/shape.ts';
import * as trueFalse from './true-false/shape.ts';
import * as typeNumber from './type-number/shape.ts';
import * as typeText from './type-text/shape.ts';
import * as wordGrid from './word-grid/shape.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const everyTask = [
  barModel.task,
  buildTiles.task,
  choiceMany.task,
  choiceOne.task,
  clockSet.task,
  coinsPay.task,
  columnWork.task,
  dictation.task,
  draw.task,
  flashcards.task,
  fractionEntry.task,
  gapsChoice.task,
  gapsDrag.task,
  gridPaint.task,
  hotspot.task,
  hottext.task,
  longText.task,
  matchPairs.task,
  memoryPairs.task,
  numberLine.task,
  orderList.task,
  pathProgram.task,
  poll.task,
  readAloud.task,
  say.task,
  sceneTap.task,
  slide.task,
  sortBins.task,
  soundBoxes.task,
  spotDifference.task,
  storyChoice.task,
  sudokuGrid.task,
  tableFill.task,
  towerMoves.task,
  trace.task,
  trueFalse.task,
  typeNumber.task,
  typeText.task,
  wordGrid.task,
] as const;

export const everyAnswer = [
  barModel.answer,
  buildTiles.answer,
  choiceMany.answer,
  choiceOne.answer,
  clockSet.answer,
  coinsPay.answer,
  columnWork.answer,
  dictation.answer,
  draw.answer,
  flashcards.answer,
  fractionEntry.answer,
  gapsChoice.answer,
  gapsDrag.answer,
  gridPaint.answer,
  hotspot.answer,
  hottext.answer,
  longText.answer,
  matchPairs.answer,
  memoryPairs.answer,
  numberLine.answer,
  orderList.answer,
  pathProgram.answer,
  poll.answer,
  readAloud.answer,
  say.answer,
  sceneTap.answer,
  slide.answer,
  sortBins.answer,
  soundBoxes.answer,
  spotDifference.answer,
  storyChoice.answer,
  sudokuGrid.answer,
  tableFill.answer,
  towerMoves.answer,
  trace.answer,
  trueFalse.answer,
  typeNumber.answer,
  typeText.answer,
  wordGrid.answer,
] as const;
