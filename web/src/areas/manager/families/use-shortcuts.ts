import { type RefObject, useEffect, useEffectEvent } from 'react';

import { shortcutOf, stepIn } from './shortcuts.ts';

interface Shortcuts {
  /** Families of the page, from above. */
  ids: readonly string[];
  open: string | undefined;
  onOpen(customerId: string | undefined): void;
  search: RefObject<HTMLInputElement | null>;
  body: RefObject<HTMLTableSectionElement | null>;
}

const rowOf = (id: string) => `[data-family="${CSS.escape(id)}"]`;

/** The table by keyboard: / searches, J and K go by rows (and by open families), Enter opens, Esc goes back to the row. */
export function useShortcuts({ ids, open, onOpen, search, body }: Shortcuts): void {
  const focusRow = (id: string | undefined) => {
    const row = id === undefined ? undefined : body.current?.querySelector<HTMLElement>(rowOf(id));
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    if (target?.closest('dialog') || event.defaultPrevented) return;
    const typing = target?.matches('input, textarea, select') ?? false;
    const marked = target?.dataset['family'];
    const shortcut = shortcutOf(event, typing);
    if (shortcut === undefined || (event.key.startsWith('Arrow') && marked === undefined)) return;
    if (shortcut === 'close') {
      // Out of the field into what it found; a search field does not empty itself by Esc here.
      if (typing && target === search.current) focusRow(ids[0]);
      else if (open !== undefined) {
        onOpen(undefined);
        focusRow(open);
      } else return;
    } else if (shortcut === 'search') {
      search.current?.focus();
      search.current?.select();
    } else {
      const to = stepIn(ids, open ?? marked, shortcut === 'next' ? 1 : -1);
      if (open !== undefined && to !== undefined && to !== open) onOpen(to);
      focusRow(to);
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
