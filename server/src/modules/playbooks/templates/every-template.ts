import type { TemplateCode } from '@school/contract/playbooks/tasks';

import { barModel } from './bar-model/kind.ts';
import { buildTiles } from './build-tiles/kind.ts';
import { choiceMany } from './choice-many/kind.ts';
import { choiceOne } from './choice-one/kind.ts';
import { clockSet } from './clock-set/kind.ts';
import { coinsPay } from './coins-pay/kind.ts';
import { columnWork } from './column-work/kind.ts';
import { dictation } from './dictation/kind.ts';
import { draw } from './draw/kind.ts';
import { flashcards } from './flashcards/kind.ts';
import { fractionEntry } from './fraction-entry/kind.ts';
import { gapsChoice } from './gaps-choice/kind.ts';
import { gapsDrag } from './gaps-drag/kind.ts';
import { gridPaint } from './grid-paint/kind.ts';
import { hotspot } from './hotspot/kind.ts';
import { hottext } from './hottext/kind.ts';
import { longText } from './long-text/kind.ts';
import { matchPairs } from './match-pairs/kind.ts';
import { memoryPairs } from './memory-pairs/kind.ts';
import { numberLine } from './number-line/kind.ts';
import { orderList } from './order-list/kind.ts';
import { pathProgram } from './path-program/kind.ts';
import { poll } from './poll/kind.ts';
import { readAloud } from './read-aloud/kind.ts';
import { say } from './say/kind.ts';
import { sceneTap } from './scene-tap/kind.ts';
import { slide } from './slide/kind.ts';
import { sortBins } from './sort-bins/kind.ts';
import { soundBoxes } from './sound-boxes/kind.ts';
import { spotDifference } from './spot-difference/kind.ts';
import { storyChoice } from './story-choice/kind.ts';
import { sudokuGrid } from './sudoku-grid/kind.ts';
import { tableFill } from './table-fill/kind.ts';
import { towerMoves } from './tower-moves/kind.ts';
import { trace } from './trace/kind.ts';
import { trueFalse } from './true-false/kind.ts';
import { typeNumber } from './type-number/kind.ts';
import { typeText } from './type-text/kind.ts';
import { wordGrid } from './word-grid/kind.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const templates = {
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
} satisfies { [Code in TemplateCode]: { code: Code } };
