import type { AnswerOf } from '@school/contract/calls';

import { plain } from '../holds.ts';

export type Found = AnswerOf<'GET /manager/found'>['families'][number];

/** Of the names, those in which a word begins like what was typed; all of them when nothing was. */
export const matching = <Item extends { label: string }>(items: readonly Item[], typed: string): Item[] =>
  items.filter(({ label }) =>
    plain(label)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(plain(typed))),
  );

/** The mark after a step: round from end to start; of an empty list nothing is marked. */
export const stepped = (at: number, step: 1 | -1, count: number): number => (count === 0 ? -1 : (at + step + count) % count);

/** The key that opens the palette, on any keyboard layout: Ctrl+K, on a Mac Cmd+K. */
export const opensPalette = ({
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean =>
  code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey;
