import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import type { Feature } from '#i18n/features.ts';
import { preloadTexts } from '#i18n/texts.ts';

/** What a page file exports: `Page`, and `load` when it wants its data asked for before it is shown. */
interface PageFile {
  Page: ComponentType;
  load?: (to: { params: Readonly<Record<string, string>>; search: Readonly<Record<string, string>> }) => unknown;
}

interface LayoutFile {
  Layout: ComponentType;
}

/** The pages of an area share a layout: bars, colours, size of things. */
export const area = <Parent extends AnyRoute, const Id extends string>(
  parent: Parent,
  id: Id,
  layout: () => Promise<LayoutFile>,
  texts: readonly Feature[] = [],
) =>
  createRoute({
    getParentRoute: () => parent,
    id,
    component: lazyRouteComponent(layout, 'Layout'),
    loader: () => preloadTexts(...texts),
  });

/**
 * A path, its page (loaded when needed), the texts it speaks, and the names it keeps in the query of the address
 * (always optional strings): `at('/schedule', () => import('#areas/…'), ['schedule'], ['week', 'kid'])`.
 */
export const under =
  <Parent extends AnyRoute>(parent: Parent) =>
  <const Path extends string, const Name extends string = never>(
    path: Path,
    page: () => Promise<PageFile>,
    texts: readonly Feature[] = [],
    search: readonly Name[] = [],
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: lazyRouteComponent(page, 'Page'),
      validateSearch: (raw: Record<string, unknown>) => {
        const kept: { [Key in Name]?: string } = {};
        for (const name of search) if (typeof raw[name] === 'string') kept[name] = raw[name];
        return kept;
      },
      loader: async ({ params, location }) => {
        const [file] = await Promise.all([page(), preloadTexts(...texts)]);
        // Asked for, not waited for: the page shows its skeleton while the data comes.
        file.load?.({ params, search: readSearch(location.searchStr) });
      },
    });

/** The query of an address as plain strings; numbers stay as they were written. */
export const readSearch = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

/** And back; what is undefined is left out. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}
