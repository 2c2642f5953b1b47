import * as barModel from './bar-model/draft.ts';
import * as buildTiles from './build-tiles/draft.ts';
import * as choiceMany from './choice-many/draft.ts';
import * as choiceOne from './choice-one/draft.ts';
import * as clockSet from './clock-set/draft.ts';
import * as coinsPay from './coins-pay/draft.ts';
import * as columnWork from './column-work/draft.ts';
import * as dictation from './dictation/draft.ts';
import * as draw from './draw/draft.ts';
import * as flashcards from './flashcards/draft.ts';
import * as fractionEntry from './fraction-entry/draft.ts';
import * as gapsChoice from './gaps-choice/draft.ts';
import * as gapsDrag from './gaps-drag/draft.ts';
import * as gridPaint from './grid-paint/draft.ts';
import * as hotspot from './hotspot/draft.ts';
import * as hottext from './hottext/draft.ts';
import * as longText from './long-text/draft.ts';
import * as matchPairs from './match-pairs/draft.ts';
import * as memoryPairs from './memory-pairs/draft.ts';
import * as numberLine from './number-line/draft.ts';
import * as orderList from './order-list/draft.ts';
import * as pathProgram from './path-program/draft.ts';
import * as poll from './poll/draft.ts';
import * as readAloud from './read-aloud/draft.ts';
import * as say from './say/draft.ts';
import * as sceneTap from './scene-tap/draft.ts';
import * as slide from './slide/draft.ts';
import * as sortBins from './sort-bins/draft.ts';
import * as soundBoxes from './sound-boxes/draft.ts';
import * as spotDifference from './spot-difference/draft.ts';
import * as storyChoice from './story-choice/draft.ts';
import * as sudokuGrid from './sudoku-grid/draft.ts';
import * as tableFill from './table-fill/draft.ts';
import * as towerMoves from './tower-moves/draft.ts';
import * as trace from './trace/draft.ts';
import * as trueFalse from './true-false/draft.ts';
import * as typeNumber from './type-number/draft.ts';
import * as typeText from './type-text/draft.ts';
import * as wordGrid from './word-grid/draft.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const everyDraft = [
  barModel.draft,
  buildTiles.draft,
  choiceMany.draft,
  choiceOne.draft,
  clockSet.draft,
  coinsPay.draft,
  columnWork.draft,
  dictation.draft,
  draw.draft,
  flashcards.draft,
  fractionEntry.draft,
  gapsChoice.draft,
  gapsDrag.draft,
  gridPaint.draft,
  hotspot.draft,
  hottext.draft,
  longText.draft,
  matchPairs.draft,
  memoryPairs.draft,
  numberLine.draft,
  orderList.draft,
  pathProgram.draft,
  poll.draft,
  readAloud.draft,
  say.draft,
  sceneTap.draft,
  slide.draft,
  sortBins.draft,
  soundBoxes.draft,
  spotDifference.draft,
  storyChoice.draft,
  sudokuGrid.draft,
  tableFill.draft,
  towerMoves.draft,
  trace.draft,
  trueFalse.draft,
  typeNumber.draft,
  typeText.draft,
  wordGrid.draft,
] as const;
