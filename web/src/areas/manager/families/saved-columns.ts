import { useState } from 'react';

import { type ColumnId, columnIds } from './columns.ts';

const place = 'manager.families.columns';

/** Shown to who has not chosen: what fits beside each other on a laptop. */
const usual: ColumnId[] = columnIds.filter((id) => id !== 'subject');

/** What was remembered, in the order of the table; the usual columns when nothing was. */
export function readColumns(kept: string | null): ColumnId[] {
  if (kept === null) return usual;
  const chosen = kept.split(',');
  return columnIds.filter((id) => chosen.includes(id));
}

function kept(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** The columns chosen on this device, and how to choose others. */
export function useSavedColumns(): [ColumnId[], (chosen: readonly ColumnId[]) => void] {
  const [columns, setColumns] = useState(() => readColumns(kept()));
  const choose = (chosen: readonly ColumnId[]) => {
    const text = chosen.join(',');
    setColumns(readColumns(text));
    try {
      localStorage.setItem(place, text);
    } catch {
      // A browser that keeps nothing shows the choice until it is closed.
    }
  };
  return [columns, choose];
}
