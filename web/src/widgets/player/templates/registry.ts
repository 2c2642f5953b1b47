import type { TemplateCode } from '@school/contract/playbooks/tasks';
import { type ComponentType, lazy } from 'react';

import { preloadTexts } from '#i18n/texts.ts';
import type { TemplateProps } from '../template-props.ts';

type Templates = { [Code in TemplateCode]: () => Promise<ComponentType<TemplateProps<Code>>> };

/** Each kind of task is a file of its own, fetched when it is met. A code of the contract without a line here does not compile. */
const templates: Templates = {
  slide: () => import('./slide.tsx').then((file) => file.Slide),
  'choice-one': () => import('./choice-one.tsx').then((file) => file.ChoiceOne),
  'choice-many': () => import('./choice-many.tsx').then((file) => file.ChoiceMany),
  'true-false': () => import('./true-false.tsx').then((file) => file.TrueFalse),
  'match-pairs': () => import('./match-pairs.tsx').then((file) => file.MatchPairs),
  'sort-bins': () => import('./sort-bins.tsx').then((file) => file.SortBins),
  'order-list': () => import('./order-list.tsx').then((file) => file.OrderList),
  'build-tiles': () => import('./build-tiles.tsx').then((file) => file.BuildTiles),
  'type-number': () => import('./type-number.tsx').then((file) => file.TypeNumber),
  'type-text': () => import('./type-text.tsx').then((file) => file.TypeText),
  'gaps-choice': () => import('./gaps-choice.tsx').then((file) => file.GapsChoice),
  'gaps-drag': () => import('./gaps-drag.tsx').then((file) => file.GapsDrag),
  hottext: () => import('./hottext.tsx').then((file) => file.Hottext),
  hotspot: () => import('./hotspot.tsx').then((file) => file.Hotspot),
  'grid-paint': () => import('./grid-paint.tsx').then((file) => file.GridPaint),
  'number-line': () => import('./number-line.tsx').then((file) => file.NumberLine),
  'clock-set': () => import('./clock-set.tsx').then((file) => file.ClockSet),
  'coins-pay': () => import('./coins-pay.tsx').then((file) => file.CoinsPay),
  'table-fill': () => import('./table-fill.tsx').then((file) => file.TableFill),
  'memory-pairs': () => import('./memory-pairs.tsx').then((file) => file.MemoryPairs),
  'word-grid': () => import('./word-grid.tsx').then((file) => file.WordGrid),
  'sudoku-grid': () => import('./sudoku-grid.tsx').then((file) => file.SudokuGrid),
  'path-program': () => import('./path-program.tsx').then((file) => file.PathProgram),
  'tower-moves': () => import('./tower-moves.tsx').then((file) => file.TowerMoves),
  trace: () => import('./trace.tsx').then((file) => file.Trace),
  'read-aloud': () => import('./read-aloud.tsx').then((file) => file.ReadAloud),
  say: () => import('./say.tsx').then((file) => file.Say),
  'long-text': () => import('./long-text.tsx').then((file) => file.LongText),
  'story-choice': () => import('./story-choice.tsx').then((file) => file.StoryChoice),
  poll: () => import('./poll.tsx').then((file) => file.Poll),
  flashcards: () => import('./flashcards.tsx').then((file) => file.Flashcards),
  'spot-difference': () => import('./spot-difference.tsx').then((file) => file.SpotDifference),
  draw: () => import('./draw.tsx').then((file) => file.Draw),
};

/** Shown above the work, unless the template shows it in its own way. */
export const showsOwnStimulus: readonly TemplateCode[] = ['type-number', 'read-aloud'];

/** Starts fetching a template, so that it is there when its turn comes. */
export const preloadTemplate = (code: TemplateCode): void =>
  void Promise.all([templates[code](), preloadTexts('tasks')]).catch(() => undefined);

type AnyTemplate = ComponentType<TemplateProps<TemplateCode>>;

/**
 * A file that cannot be fetched although there is a connection is gone: the school has a new release. The page begins
 * anew at the same task; what was answered is kept. Once, so that a real fault is not met by loading for ever.
 */
async function orBeginAnew(fetched: () => Promise<unknown>): Promise<unknown> {
  const slot = 'began-anew';
  try {
    const file = await fetched();
    sessionStorage.removeItem(slot);
    return file;
  } catch (cause) {
    if (!navigator.onLine || sessionStorage.getItem(slot) !== null) throw cause;
    sessionStorage.setItem(slot, 'yes');
    location.reload();
    return new Promise(() => undefined);
  }
}

const fetchedLater = (fetched: () => Promise<unknown>): AnyTemplate =>
  lazy(async () => ({ default: (await orBeginAnew(fetched)) as AnyTemplate }));

/**
 * The component of each template, as it comes. The player gives it the task of the same template, which the compiler
 * cannot follow.
 */
export const templateOf = Object.fromEntries(Object.entries(templates).map(([code, fetched]) => [code, fetchedLater(fetched)])) as Record<
  TemplateCode,
  AnyTemplate
>;
