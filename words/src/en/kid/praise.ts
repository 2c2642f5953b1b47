import type { TemplateCode } from '@school/contract/playbooks/tasks';

import { praise as barModel } from '../../templates/bar-model/en.ts';
import { praise as buildTiles } from '../../templates/build-tiles/en.ts';
import { praise as choiceMany } from '../../templates/choice-many/en.ts';
import { praise as choiceOne } from '../../templates/choice-one/en.ts';
import { praise as clockSet } from '../../templates/clock-set/en.ts';
import { praise as coinsPay } from '../../templates/coins-pay/en.ts';
import { praise as columnWork } from '../../templates/column-work/en.ts';
import { praise as dictation } from '../../templates/dictation/en.ts';
import { praise as draw } from '../../templates/draw/en.ts';
import { praise as flashcards } from '../../templates/flashcards/en.ts';
import { praise as fractionEntry } from '../../templates/fraction-entry/en.ts';
import { praise as gapsChoice } from '../../templates/gaps-choice/en.ts';
import { praise as gapsDrag } from '../../templates/gaps-drag/en.ts';
import { praise as gridPaint } from '../../templates/grid-paint/en.ts';
import { praise as hotspot } from '../../templates/hotspot/en.ts';
import { praise as hottext } from '../../templates/hottext/en.ts';
import { praise as longText } from '../../templates/long-text/en.ts';
import { praise as matchPairs } from '../../templates/match-pairs/en.ts';
import { praise as memoryPairs } from '../../templates/memory-pairs/en.ts';
import { praise as numberLine } from '../../templates/number-line/en.ts';
import { praise as orderList } from '../../templates/order-list/en.ts';
import { praise as pathProgram } from '../../templates/path-program/en.ts';
import { praise as poll } from '../../templates/poll/en.ts';
import { praise as readAloud } from '../../templates/read-aloud/en.ts';
import { praise as say } from '../../templates/say/en.ts';
import { praise as sceneTap } from '../../templates/scene-tap/en.ts';
import { praise as slide } from '../../templates/slide/en.ts';
import { praise as sortBins } from '../../templates/sort-bins/en.ts';
import { praise as soundBoxes } from '../../templates/sound-boxes/en.ts';
import { praise as spotDifference } from '../../templates/spot-difference/en.ts';
import { praise as storyChoice } from '../../templates/story-choice/en.ts';
import { praise as sudokuGrid } from '../../templates/sudoku-grid/en.ts';
import { praise as tableFill } from '../../templates/table-fill/en.ts';
import { praise as towerMoves } from '../../templates/tower-moves/en.ts';
import { praise as trace } from '../../templates/trace/en.ts';
import { praise as trueFalse } from '../../templates/true-false/en.ts';
import { praise as typeNumber } from '../../templates/type-number/en.ts';
import { praise as typeText } from '../../templates/type-text/en.ts';
import { praise as wordGrid } from '../../templates/word-grid/en.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const praises = {
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
} satisfies Record<TemplateCode, string>;
