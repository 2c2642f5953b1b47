import type { TemplateCode } from '@school/contract/playbooks/tasks';

import { praise as barModel } from '../../templates/bar-model/ru.ts';
import { praise as buildTiles } from '../../templates/build-tiles/ru.ts';
import { praise as choiceMany } from '../../templates/choice-many/ru.ts';
import { praise as choiceOne } from '../../templates/choice-one/ru.ts';
import { praise as clockSet } from '../../templates/clock-set/ru.ts';
import { praise as coinsPay } from '../../templates/coins-pay/ru.ts';
import { praise as columnWork } from '../../templates/column-work/ru.ts';
import { praise as dictation } from '../../templates/dictation/ru.ts';
import { praise as draw } from '../../templates/draw/ru.ts';
import { praise as flashcards } from '../../templates/flashcards/ru.ts';
import { praise as fractionEntry } from '../../templates/fraction-entry/ru.ts';
import { praise as gapsChoice } from '../../templates/gaps-choice/ru.ts';
import { praise as gapsDrag } from '../../templates/gaps-drag/ru.ts';
import { praise as gridPaint } from '../../templates/grid-paint/ru.ts';
import { praise as hotspot } from '../../templates/hotspot/ru.ts';
import { praise as hottext } from '../../templates/hottext/ru.ts';
import { praise as longText } from '../../templates/long-text/ru.ts';
import { praise as matchPairs } from '../../templates/match-pairs/ru.ts';
import { praise as memoryPairs } from '../../templates/memory-pairs/ru.ts';
import { praise as numberLine } from '../../templates/number-line/ru.ts';
import { praise as orderList } from '../../templates/order-list/ru.ts';
import { praise as pathProgram } from '../../templates/path-program/ru.ts';
import { praise as poll } from '../../templates/poll/ru.ts';
import { praise as readAloud } from '../../templates/read-aloud/ru.ts';
import { praise as say } from '../../templates/say/ru.ts';
import { praise as sceneTap } from '../../templates/scene-tap/ru.ts';
import { praise as slide } from '../../templates/slide/ru.ts';
import { praise as sortBins } from '../../templates/sort-bins/ru.ts';
import { praise as soundBoxes } from '../../templates/sound-boxes/ru.ts';
import { praise as spotDifference } from '../../templates/spot-difference/ru.ts';
import { praise as storyChoice } from '../../templates/story-choice/ru.ts';
import { praise as sudokuGrid } from '../../templates/sudoku-grid/ru.ts';
import { praise as tableFill } from '../../templates/table-fill/ru.ts';
import { praise as towerMoves } from '../../templates/tower-moves/ru.ts';
import { praise as trace } from '../../templates/trace/ru.ts';
import { praise as trueFalse } from '../../templates/true-false/ru.ts';
import { praise as typeNumber } from '../../templates/type-number/ru.ts';
import { praise as typeText } from '../../templates/type-text/ru.ts';
import { praise as wordGrid } from '../../templates/word-grid/ru.ts';

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
