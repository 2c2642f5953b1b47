import type { TemplateCode } from '@school/contract/playbooks/tasks';

import { name as barModel } from '../../templates/bar-model/en.ts';
import { name as buildTiles } from '../../templates/build-tiles/en.ts';
import { name as choiceMany } from '../../templates/choice-many/en.ts';
import { name as choiceOne } from '../../templates/choice-one/en.ts';
import { name as clockSet } from '../../templates/clock-set/en.ts';
import { name as coinsPay } from '../../templates/coins-pay/en.ts';
import { name as columnWork } from '../../templates/column-work/en.ts';
import { name as dictation } from '../../templates/dictation/en.ts';
import { name as draw } from '../../templates/draw/en.ts';
import { name as flashcards } from '../../templates/flashcards/en.ts';
import { name as fractionEntry } from '../../templates/fraction-entry/en.ts';
import { name as gapsChoice } from '../../templates/gaps-choice/en.ts';
import { name as gapsDrag } from '../../templates/gaps-drag/en.ts';
import { name as gridPaint } from '../../templates/grid-paint/en.ts';
import { name as hotspot } from '../../templates/hotspot/en.ts';
import { name as hottext } from '../../templates/hottext/en.ts';
import { name as longText } from '../../templates/long-text/en.ts';
import { name as matchPairs } from '../../templates/match-pairs/en.ts';
import { name as memoryPairs } from '../../templates/memory-pairs/en.ts';
import { name as numberLine } from '../../templates/number-line/en.ts';
import { name as orderList } from '../../templates/order-list/en.ts';
import { name as pathProgram } from '../../templates/path-program/en.ts';
import { name as poll } from '../../templates/poll/en.ts';
import { name as readAloud } from '../../templates/read-aloud/en.ts';
import { name as say } from '../../templates/say/en.ts';
import { name as sceneTap } from '../../templates/scene-tap/en.ts';
import { name as slide } from '../../templates/slide/en.ts';
import { name as sortBins } from '../../templates/sort-bins/en.ts';
import { name as soundBoxes } from '../../templates/sound-boxes/en.ts';
import { name as spotDifference } from '../../templates/spot-difference/en.ts';
import { name as storyChoice } from '../../templates/story-choice/en.ts';
import { name as sudokuGrid } from '../../templates/sudoku-grid/en.ts';
import { name as tableFill } from '../../templates/table-fill/en.ts';
import { name as towerMoves } from '../../templates/tower-moves/en.ts';
import { name as trace } from '../../templates/trace/en.ts';
import { name as trueFalse } from '../../templates/true-false/en.ts';
import { name as typeNumber } from '../../templates/type-number/en.ts';
import { name as typeText } from '../../templates/type-text/en.ts';
import { name as wordGrid } from '../../templates/word-grid/en.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const names = {
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
