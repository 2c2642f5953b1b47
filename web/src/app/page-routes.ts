import type { Feature } from '#i18n/features.ts';
import { preloadTexts } from '#i18n/texts.ts';
import type { LayoutFile, PageFile, Route } from '#kit/router/table.ts';

/**
 * Pages that share a layout. Each is a path, its page (loaded when needed), the texts it speaks, and the names it
 * keeps in the query of the address: `at('/schedule', () => import('#areas/…'), ['schedule'], ['week', 'kid'])`. What the
 * layout itself says is named once, beside it.
 */
export const under =
  (layout?: () => Promise<LayoutFile>, layoutTexts: readonly Feature[] = []) =>
  <const Path extends string, const Name extends string = never>(
    path: Path,
    // Typed no closer: a page's own types hang on this table. A test sees to it that each file has its `Page`.
    page: () => Promise<object>,
    texts: readonly Feature[] = [],
    names: readonly Name[] = [],
  ): Route<Path, Name> => ({
    path,
    page: page as () => Promise<PageFile>,
    names,
    layout,
    prepare: () => preloadTexts(...layoutTexts, ...texts),
  });
