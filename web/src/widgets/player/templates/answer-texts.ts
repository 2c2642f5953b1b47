import type { TemplateCode } from '@school/contract/playbooks/tasks';

import type { AnswerText } from '../review/reading.ts';
import { answerText as barModel } from './bar-model/answer-text.ts';
import { answerText as buildTiles } from './build-tiles/answer-text.ts';
import { answerText as choiceMany } from './choice-many/answer-text.ts';
import { answerText as choiceOne } from './choice-one/answer-text.ts';
import { answerText as clockSet } from './clock-set/answer-text.ts';
import { answerText as coinsPay } from './coins-pay/answer-text.ts';
import { answerText as columnWork } from './column-work/answer-text.ts';
import { answerText as dictation } from './dictation/answer-text.ts';
import { answerText as draw } from './draw/answer-text.ts';
import { answerText as flashcards } from './flashcards/answer-text.ts';
import { answerText as fractionEntry } from './fraction-entry/answer-text.ts';
import { answerText as gapsChoice } from './gaps-choice/answer-text.ts';
import { answerText as gapsDrag } from './gaps-drag/answer-text.ts';
import { answerText as gridPaint } from './grid-paint/answer-text.ts';
import { answerText as hotspot } from './hotspot/answer-text.ts';
import { answerText as hottext } from './hottext/answer-text.ts';
import { answerText as longText } from './long-text/answer-text.ts';
import { answerText as matchPairs } from './match-pairs/answer-text.ts';
import { answerText as memoryPairs } from './memory-pairs/answer-text.ts';
import { answerText as numberLine } from './number-line/answer-text.ts';
import { answerText as orderList } from './order-list/answer-text.ts';
import { answerText as pathProgram } from './path-program/answer-text.ts';
import { answerText as poll } from './poll/answer-text.ts';
import { answerText as readAloud } from './read-aloud/answer-text.ts';
import { answerText as say } from './say/answer-text.ts';
import { answerText as sceneTap } from './scene-tap/answer-text.ts';
import { answerText as slide } from './slide/answer-text.ts';
import { answerText as sortBins } from './sort-bins/answer-text.ts';
import { answerText as soundBoxes } from './sound-boxes/answer-text.ts';
import { answerText as spotDifference } from './spot-difference/answer-text.ts';
import { answerText as storyChoice } from './story-choice/answer-text.ts';
import { answerText as sudokuGrid } from './sudoku-grid/answer-text.ts';
import { answerText as tableFill } from './table-fill/answer-text.ts';
import { answerText as towerMoves } from './tower-moves/answer-text.ts';
import { answerText as trace } from './trace/answer-text.ts';
import { answerText as trueFalse } from './true-false/answer-text.ts';
import { answerText as typeNumber } from './type-number/answer-text.ts';
import { answerText as typeText } from './type-text/answer-text.ts';
import { answerText as wordGrid } from './word-grid/answer-text.ts';

/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const answerTexts: { [Code in TemplateCode]: AnswerText<Code> } = {
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
