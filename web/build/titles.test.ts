import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { closureOf, routeLines } from './reachable-pages.ts';

/** What names the window: a heading of the kit, or the hook of pages without one (web/src/kit/window-title.ts). */
const names = /<PageLayout\b|<ListPage\b|<Heading\b|\buseWindowTitle\(|\bdocument\.title = /;
/** The parts themselves name nothing before a page uses them. */
const isPart = (file: string): boolean => /\/kit\//.test(file);

test('every page names its window', () => {
  const without = routeLines().filter(
    // The look of the parts is for developers.
    ({ path, file }) =>
      path !== '/dev/kit' && ![...closureOf(file)].some((part) => !isPart(part) && names.test(readFileSync(part, 'utf8'))),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});
