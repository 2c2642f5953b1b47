import type { TemplateCode } from '@school/contract/playbooks/tasks';
import { type ComponentType, lazy } from 'react';

import { preloadTexts } from '#i18n/texts.ts';
import type { TemplateProps } from '../template-props.ts';
import { templates } from './every-template.ts';

/** Shown above the work, unless the template shows it in its own way. */
export const showsOwnStimulus: readonly TemplateCode[] = ['type-number', 'read-aloud', 'fraction-entry'];

/** Kinds that say more than all kinds do. */
export const saysMore: readonly TemplateCode[] = [
  'clock-set',
  'coins-pay',
  'column-work',
  'dictation',
  'draw',
  'fraction-entry',
  'flashcards',
  'grid-paint',
  'long-text',
  'memory-pairs',
  'read-aloud',
  'say',
  'sound-boxes',
  'spot-difference',
  'sudoku-grid',
  'trace',
  'word-grid',
];

/** Starts fetching a template, so that it is there when its turn comes. */
export const preloadTemplate = (code: TemplateCode): void =>
  void Promise.all([templates[code](), preloadTexts('tasks', ...(saysMore.includes(code) ? (['furtherTasks'] as const) : []))]).catch(
    () => undefined,
  );

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
