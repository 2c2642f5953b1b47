import type { TemplateCode } from '@school/contract/playbooks/tasks';

import type { Solver } from './presses.ts';
import { solve as barModel } from './templates/bar-model.ts';
import { solve as buildTiles } from './templates/build-tiles.ts';
import { solve as choiceMany } from './templates/choice-many.ts';
import { solve as choiceOne } from './templates/choice-one.ts';
import { solve as clockSet } from './templates/clock-set.ts';
import { solve as coinsPay } from './templates/coins-pay.ts';
import { solve as columnWork } from './templates/column-work.ts';
import { solve as dictation } from './templates/dictation.ts';
import { solve as draw } from './templates/draw.ts';
import { solve as flashcards } from './templates/flashcards.ts';
import { solve as fractionEntry } from './templates/fraction-entry.ts';
import { solve as gapsChoice } from './templates/gaps-choice.ts';
import { solve as gapsDrag } from './templates/gaps-drag.ts';
import { solve as gridPaint } from './templates/grid-paint.ts';
import { solve as hotspot } from './templates/hotspot.ts';
import { solve as hottext } from './templates/hottext.ts';
import { solve as longText } from './templates/long-text.ts';
import { solve as matchPairs } from './templates/match-pairs.ts';
import { solve as memoryPairs } from './templates/memory-pairs.ts';
import { solve as numberLine } from './templates/number-line.ts';
import { solve as orderList } from './templates/order-list.ts';
import { solve as pathProgram } from './templates/path-program.ts';
import { solve as poll } from './templates/poll.ts';
import { solve as readAloud } from './templates/read-aloud.ts';
import { solve as say } from './templates/say.ts';
import { solve as sceneTap } from './templates/scene-tap.ts';
import { solve as slide } from './templates/slide.ts';
import { solve as sortBins } from './templates/sort-bins.ts';
import { solve as soundBoxes } from './templates/sound-boxes.ts';
import { solve as spotDifference } from './templates/spot-difference.ts';
import { solve as storyChoice } from './templates/story-choice.ts';
import { solve as sudokuGrid } from './templates/sudoku-grid.ts';
import { solve as tableFill } from './templates/table-fill.ts';
import { solve as towerMoves } from './templates/tower-moves.ts';
import { solve as trace } from './templates/trace.ts';
import { solve as trueFalse } from './templates/true-false.ts';
import { solve as typeNumber } from './templates/type-number.ts';
import { solve as typeText } from './templates/type-text.ts';
import { solve as wordGrid } from './templates/word-grid.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const solvers: { [Code in TemplateCode]: Solver<Code> } = {
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
};
