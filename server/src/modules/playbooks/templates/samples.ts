import type { TemplateCode } from '@school/contract/playbooks/tasks';

import { sample as barModel } from './bar-model/sample.ts';
import { sample as buildTiles } from './build-tiles/sample.ts';
import { sample as choiceMany } from './choice-many/sample.ts';
import { sample as choiceOne } from './choice-one/sample.ts';
import { sample as clockSet } from './clock-set/sample.ts';
import { sample as coinsPay } from './coins-pay/sample.ts';
import { sample as columnWork } from './column-work/sample.ts';
import { sample as dictation } from './dictation/sample.ts';
import { sample as draw } from './draw/sample.ts';
import { sample as flashcards } from './flashcards/sample.ts';
import { sample as fractionEntry } from './fraction-entry/sample.ts';
import { sample as gapsChoice } from './gaps-choice/sample.ts';
import { sample as gapsDrag } from './gaps-drag/sample.ts';
import { sample as gridPaint } from './grid-paint/sample.ts';
import { sample as hotspot } from './hotspot/sample.ts';
import { sample as hottext } from './hottext/sample.ts';
import { sample as longText } from './long-text/sample.ts';
import { sample as matchPairs } from './match-pairs/sample.ts';
import { sample as memoryPairs } from './memory-pairs/sample.ts';
import { sample as numberLine } from './number-line/sample.ts';
import { sample as orderList } from './order-list/sample.ts';
import { sample as pathProgram } from './path-program/sample.ts';
import { sample as poll } from './poll/sample.ts';
import { sample as readAloud } from './read-aloud/sample.ts';
import { sample as say } from './say/sample.ts';
import { sample as sceneTap } from './scene-tap/sample.ts';
import { sample as slide } from './slide/sample.ts';
import { sample as sortBins } from './sort-bins/sample.ts';
import { sample as soundBoxes } from './sound-boxes/sample.ts';
import { sample as spotDifference } from './spot-difference/sample.ts';
import { sample as storyChoice } from './story-choice/sample.ts';
import { sample as sudokuGrid } from './sudoku-grid/sample.ts';
import { sample as tableFill } from './table-fill/sample.ts';
import { sample as towerMoves } from './tower-moves/sample.ts';
import { sample as trace } from './trace/sample.ts';
import { sample as trueFalse } from './true-false/sample.ts';
import { sample as typeNumber } from './type-number/sample.ts';
import { sample as typeText } from './type-text/sample.ts';
import { sample as wordGrid } from './word-grid/sample.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const samples = {
  'bar-model': barModel,
  'build-tiles': buildTiles,
  'choice-many': choiceMany,
  'choice-one': choiceOne,
  'clock-set': clockSet,
  'coins-pay': coinsPay,
  'column-work': columnWork,
  dictation,
  draw,
  flashcards,
  'fraction-entry': fractionEntry,
  'gaps-choice': gapsChoice,
  'gaps-drag': gapsDrag,
  'grid-paint': gridPaint,
  hotspot,
  hottext,
  'long-text': longText,
  'match-pairs': matchPairs,
  'memory-pairs': memoryPairs,
  'number-line': numberLine,
  'order-list': orderList,
  'path-program': pathProgram,
  poll,
  'read-aloud': readAloud,
  say,
  'scene-tap': sceneTap,
  slide,
  'sort-bins': sortBins,
  'sound-boxes': soundBoxes,
  'spot-difference': spotDifference,
  'story-choice': storyChoice,
  'sudoku-grid': sudokuGrid,
  'table-fill': tableFill,
  'tower-moves': towerMoves,
  trace,
  'true-false': trueFalse,
  'type-number': typeNumber,
  'type-text': typeText,
  'word-grid': wordGrid,
} satisfies Record<TemplateCode, object>;
