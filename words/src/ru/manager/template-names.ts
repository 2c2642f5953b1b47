import type { TemplateCode } from '@school/contract/playbooks/tasks';

import { name as barModel } from '../../templates/bar-model/ru.ts';
import { name as buildTiles } from '../../templates/build-tiles/ru.ts';
import { name as choiceMany } from '../../templates/choice-many/ru.ts';
import { name as choiceOne } from '../../templates/choice-one/ru.ts';
import { name as clockSet } from '../../templates/clock-set/ru.ts';
import { name as coinsPay } from '../../templates/coins-pay/ru.ts';
import { name as columnWork } from '../../templates/column-work/ru.ts';
import { name as dictation } from '../../templates/dictation/ru.ts';
import { name as draw } from '../../templates/draw/ru.ts';
import { name as flashcards } from '../../templates/flashcards/ru.ts';
import { name as fractionEntry } from '../../templates/fraction-entry/ru.ts';
import { name as gapsChoice } from '../../templates/gaps-choice/ru.ts';
import { name as gapsDrag } from '../../templates/gaps-drag/ru.ts';
import { name as gridPaint } from '../../templates/grid-paint/ru.ts';
import { name as hotspot } from '../../templates/hotspot/ru.ts';
import { name as hottext } from '../../templates/hottext/ru.ts';
import { name as longText } from '../../templates/long-text/ru.ts';
import { name as matchPairs } from '../../templates/match-pairs/ru.ts';
import { name as memoryPairs } from '../../templates/memory-pairs/ru.ts';
import { name as numberLine } from '../../templates/number-line/ru.ts';
import { name as orderList } from '../../templates/order-list/ru.ts';
import { name as pathProgram } from '../../templates/path-program/ru.ts';
import { name as poll } from '../../templates/poll/ru.ts';
import { name as readAloud } from '../../templates/read-aloud/ru.ts';
import { name as say } from '../../templates/say/ru.ts';
import { name as sceneTap } from '../../templates/scene-tap/ru.ts';
import { name as slide } from '../../templates/slide/ru.ts';
import { name as sortBins } from '../../templates/sort-bins/ru.ts';
import { name as soundBoxes } from '../../templates/sound-boxes/ru.ts';
import { name as spotDifference } from '../../templates/spot-difference/ru.ts';
import { name as storyChoice } from '../../templates/story-choice/ru.ts';
import { name as sudokuGrid } from '../../templates/sudoku-grid/ru.ts';
import { name as tableFill } from '../../templates/table-fill/ru.ts';
import { name as towerMoves } from '../../templates/tower-moves/ru.ts';
import { name as trace } from '../../templates/trace/ru.ts';
import { name as trueFalse } from '../../templates/true-false/ru.ts';
import { name as typeNumber } from '../../templates/type-number/ru.ts';
import { name as typeText } from '../../templates/type-text/ru.ts';
import { name as wordGrid } from '../../templates/word-grid/ru.ts';

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
