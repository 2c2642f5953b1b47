import type { TemplateCode } from '@school/contract/playbooks/tasks';

import { buildTiles } from './build-tiles.ts';
import { choiceMany } from './choice-many.ts';
import { choiceOne } from './choice-one.ts';
import { clockSet } from './clock-set.ts';
import { coinsPay } from './coins-pay.ts';
import { draw } from './draw.ts';
import { flashcards } from './flashcards.ts';
import { gapsChoice } from './gaps-choice.ts';
import { gapsDrag } from './gaps-drag.ts';
import { gridPaint } from './grid-paint.ts';
import { hotspot } from './hotspot.ts';
import { hottext } from './hottext.ts';
import { matchPairs } from './match-pairs.ts';
import { memoryPairs } from './memory-pairs.ts';
import { numberLine } from './number-line.ts';
import { orderList } from './order-list.ts';
import { pathProgram } from './path-program.ts';
import { slide } from './slide.ts';
import { sortBins } from './sort-bins.ts';
import { spotDifference } from './spot-difference.ts';
import { poll, storyChoice } from './story-choice.ts';
import { sudokuGrid } from './sudoku-grid.ts';
import { tableFill } from './table-fill.ts';
import { longText, readAloud, say } from './teacher-judged.ts';
import type { Template } from './template.ts';
import { towerMoves } from './tower-moves.ts';
import { trace } from './trace.ts';
import { trueFalse } from './true-false.ts';
import { typeNumber } from './type-number.ts';
import { typeText } from './type-text.ts';
import { wordGrid } from './word-grid.ts';

/** Every kind of task the school knows. A code of the contract that is missing here does not compile. */
export const templates = {
  slide,
  'choice-one': choiceOne,
  'choice-many': choiceMany,
  'true-false': trueFalse,
  'match-pairs': matchPairs,
  'sort-bins': sortBins,
  'order-list': orderList,
  'build-tiles': buildTiles,
  'type-number': typeNumber,
  'type-text': typeText,
  'gaps-choice': gapsChoice,
  'gaps-drag': gapsDrag,
  hottext,
  hotspot,
  'grid-paint': gridPaint,
  'number-line': numberLine,
  'clock-set': clockSet,
  'coins-pay': coinsPay,
  'table-fill': tableFill,
  'memory-pairs': memoryPairs,
  'word-grid': wordGrid,
  'sudoku-grid': sudokuGrid,
  'path-program': pathProgram,
  'tower-moves': towerMoves,
  trace,
  'read-aloud': readAloud,
  say,
  'long-text': longText,
  'story-choice': storyChoice,
  poll,
  flashcards,
  'spot-difference': spotDifference,
  draw,
} satisfies { [Code in TemplateCode]: { code: Code } };

/** The template of a code, for those who only pass its items on. */
export const templateOf = (code: TemplateCode): Template => templates[code] as unknown as Template;
