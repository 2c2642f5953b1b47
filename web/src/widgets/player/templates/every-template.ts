import type { TemplateCode } from '@school/contract/playbooks/tasks';
import type { ComponentType } from 'react';

import type { TemplateProps } from '../template-props.ts';

/** Each is fetched when it is met. Written by `npm run gather` from the folders of the kinds of task, never by hand. */
export const templates: { [Code in TemplateCode]: () => Promise<ComponentType<TemplateProps<Code>>> } = {
  'bar-model': () => import('./bar-model/task.tsx').then((file) => file.BarModel),
  'build-tiles': () => import('./build-tiles/task.tsx').then((file) => file.BuildTiles),
  'choice-many': () => import('./choice-many/task.tsx').then((file) => file.ChoiceMany),
  'choice-one': () => import('./choice-one/task.tsx').then((file) => file.ChoiceOne),
  'clock-set': () => import('./clock-set/task.tsx').then((file) => file.ClockSet),
  'coins-pay': () => import('./coins-pay/task.tsx').then((file) => file.CoinsPay),
  'column-work': () => import('./column-work/task.tsx').then((file) => file.ColumnWork),
  draw: () => import('./draw/task.tsx').then((file) => file.Draw),
  flashcards: () => import('./flashcards/task.tsx').then((file) => file.Flashcards),
  'gaps-choice': () => import('./gaps-choice/task.tsx').then((file) => file.GapsChoice),
  'gaps-drag': () => import('./gaps-drag/task.tsx').then((file) => file.GapsDrag),
  'grid-paint': () => import('./grid-paint/task.tsx').then((file) => file.GridPaint),
  hotspot: () => import('./hotspot/task.tsx').then((file) => file.Hotspot),
  hottext: () => import('./hottext/task.tsx').then((file) => file.Hottext),
  'long-text': () => import('./long-text/task.tsx').then((file) => file.LongText),
  'match-pairs': () => import('./match-pairs/task.tsx').then((file) => file.MatchPairs),
  'memory-pairs': () => import('./memory-pairs/task.tsx').then((file) => file.MemoryPairs),
  'number-line': () => import('./number-line/task.tsx').then((file) => file.NumberLine),
  'order-list': () => import('./order-list/task.tsx').then((file) => file.OrderList),
  'path-program': () => import('./path-program/task.tsx').then((file) => file.PathProgram),
  poll: () => import('./poll/task.tsx').then((file) => file.Poll),
  'read-aloud': () => import('./read-aloud/task.tsx').then((file) => file.ReadAloud),
  say: () => import('./say/task.tsx').then((file) => file.Say),
  'scene-tap': () => import('./scene-tap/task.tsx').then((file) => file.SceneTap),
  slide: () => import('./slide/task.tsx').then((file) => file.Slide),
  'sort-bins': () => import('./sort-bins/task.tsx').then((file) => file.SortBins),
  'spot-difference': () => import('./spot-difference/task.tsx').then((file) => file.SpotDifference),
  'story-choice': () => import('./story-choice/task.tsx').then((file) => file.StoryChoice),
  'sudoku-grid': () => import('./sudoku-grid/task.tsx').then((file) => file.SudokuGrid),
  'table-fill': () => import('./table-fill/task.tsx').then((file) => file.TableFill),
  'tower-moves': () => import('./tower-moves/task.tsx').then((file) => file.TowerMoves),
  trace: () => import('./trace/task.tsx').then((file) => file.Trace),
  'true-false': () => import('./true-false/task.tsx').then((file) => file.TrueFalse),
  'type-number': () => import('./type-number/task.tsx').then((file) => file.TypeNumber),
  'type-text': () => import('./type-text/task.tsx').then((file) => file.TypeText),
  'word-grid': () => import('./word-grid/task.tsx').then((file) => file.WordGrid),
};
