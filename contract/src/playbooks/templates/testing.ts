import * as barModel from './bar-model/testing.ts';
import * as buildTiles from './build-tiles/testing.ts';
import * as choiceMany from './choice-many/testing.ts';
import * as choiceOne from './choice-one/testing.ts';
import * as clockSet from './clock-set/testing.ts';
import * as coinsPay from './coins-pay/testing.ts';
import * as columnWork from './column-work/testing.ts';
import * as dictation from './dictation/testing.ts';
import * as draw from './draw/testing.ts';
import * as flashcards from './flashcards/testing.ts';
import * as fractionEntry from './fraction-entry/testing.ts';
import * as gapsChoice from './gaps-choice/testing.ts';
import * as gapsDrag from './gaps-drag/testing.ts';
import * as gridPaint from './grid-paint/testing.ts';
import * as hotspot from './hotspot/testing.ts';
import * as hottext from './hottext/testing.ts';
import * as longText from './long-text/testing.ts';
import * as matchPairs from './match-pairs/testing.ts';
import * as memoryPairs from './memory-pairs/testing.ts';
import * as numberLine from './number-line/testing.ts';
import * as orderList from './order-list/testing.ts';
import * as pathProgram from './path-program/testing.ts';
import * as poll from './poll/testing.ts';
import * as readAloud from './read-aloud/testing.ts';
import * as say from './say/testing.ts';
import * as sceneTap from './scene-tap/testing.ts';
import * as slide from './slide/testing.ts';
import * as sortBins from './sort-bins/testing.ts';
import * as soundBoxes from './sound-boxes/testing.ts';
import * as spotDifference from './spot-difference/testing.ts';
import * as storyChoice from './story-choice/testing.ts';
import * as sudokuGrid from './sudoku-grid/testing.ts';
import * as tableFill from './table-fill/testing.ts';
import * as towerMoves from './tower-moves/testing.ts';
import * as trace from './trace/testing.ts';
import * as trueFalse from './true-false/testing.ts';
import * as typeNumber from './type-number/testing.ts';
import * as typeText from './type-text/testing.ts';
import * as wordGrid from './word-grid/testing.ts';
import type { Guesses, Longest } from './guess.ts';
import type { TemplateCode } from '../tasks.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const testing = {
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
} satisfies { [Code in TemplateCode]: { longest: Longest<Code>; guesses: Guesses<Code> } };
