import { useState } from 'react';

/** A table as somebody likes to see it: its name, and what stood in the query of the address. */
export interface SavedView {
  name: string;
  query: Readonly<Record<string, string>>;
}

const mostViews = 20;

/** What was remembered; whatever is not a view is left out. */
export function readViews(kept: string | null): SavedView[] {
  try {
    const views: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
}

const isView = (it: unknown): it is SavedView =>
  typeof it === 'object' &&
  it !== null &&
  'name' in it &&
  typeof it.name === 'string' &&
  'query' in it &&
  typeof it.query === 'object' &&
  it.query !== null &&
  Object.values(it.query).every((value) => typeof value === 'string');

/** With one more; a name that is there already means the new one. The oldest makes room. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].slice(-mostViews);

/** Do two queries show the same? */
export const isSameQuery = (one: SavedView['query'], other: SavedView['query']): boolean => {
  const sorted = (query: SavedView['query']) => JSON.stringify(Object.entries(query).toSorted(([a], [b]) => a.localeCompare(b)));
  return sorted(one) === sorted(other);
};

/** The views of a table on this device, and how to keep one and to forget one. `table`: a name of its own, for ever. */
export function useSavedViews(table: string) {
  const place = `manager.${table}.views`;
  const [views, setViews] = useState(() => readViews(kept(place)));
  const change = (next: SavedView[]) => {
    setViews(next);
    try {
      localStorage.setItem(place, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing has its views until it is closed.
    }
  };
  return {
    views,
    save: (view: SavedView) => change(withView(views, view)),
    forget: (name: string) => change(views.filter((view) => view.name !== name)),
  };
}

function kept(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
