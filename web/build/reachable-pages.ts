import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { tables } from './first-load.mjs';

/**
 * Which pages can be reached by clicking, read out of the sources: a page offers the places that are named in its file, in
 * the layout around it and in all they import. What a page really shows to somebody is walked in a browser by the long tests
 * (`journeys/reachable.spec.ts`); this says at once when a path has no way in at all.
 */

export interface RouteLine {
  path: string;
  /** `enter`, `home`, `kids`, `teach`, `manage`: the layout it stands in. */
  layout: string;
  file: string;
}

const source = path.resolve(import.meta.dirname, '../src');
const read = (file: string): string => readFileSync(file, 'utf8');

/** The tables of routes, as they are written. */
export function routeLines(): RouteLine[] {
  const text = tables.routes.map((table) => read(path.join(source, '..', table))).join('\n');
  const layouts = new Map(
    [...text.matchAll(/^(?:export )?const (\w+) = under\((?:\(\) => import\('#([^']+)'\))?(?:, \[[^\]]*\])?\);/gm)].map(
      ([, name = '', file]) => [name, file],
    ),
  );
  const lines = [...text.matchAll(/^ {2}(\w+)\(\s*'([^']+)',\s*\(\) => import\('#([^']+)'\)/gm)];
  return lines.map(([, name = '', at = '', file = '']) => ({ path: at, layout: layouts.get(name) ?? '', file }));
}

/** Every file that a file imports, now or later, with itself. */
const closures = new Map<string, ReadonlySet<string>>();
export function closureOf(file: string): ReadonlySet<string> {
  const known = closures.get(file);
  if (known) return known;
  const found = new Set<string>();
  const todo = [path.join(source, file)];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    if (found.has(at) || !existsSync(at)) continue;
    found.add(at);
    for (const [, to = ''] of read(at).matchAll(/(?:from|import)\s*\(?\s*'((?:#|\.{1,2}\/)[^']+\.tsx?)'/g)) {
      // The table itself names every path and leads nowhere.
      if (/app\/(?:all-routes|routes|\w+-routes)\.tsx?$/.test(to)) continue;
      todo.push(to.startsWith('#') ? path.join(source, to.slice(1)) : path.resolve(path.dirname(at), to));
    }
  }
  closures.set(file, found);
  return found;
}

/** The paths that a file offers as places to go: `to="/help"`, `to: '/help'`, in a table of places, in what it navigates to. */
const offered = new Map<string, ReadonlySet<string>>();
function offeredBy(file: string, paths: ReadonlySet<string>): ReadonlySet<string> {
  const known = offered.get(file);
  if (known) return known;
  // Where a page says which path is its own, it offers nothing.
  const text = read(file).replaceAll(/from: '[^']*'|const path = '[^']*'/g, '');
  const found = new Set([...text.matchAll(/['"`](\/[^'"`\s]*)['"`]/g)].map(([, at = '']) => at).filter((at) => paths.has(at)));
  offered.set(file, found);
  return found;
}

/** Every path that can be come to from this one. */
export function reachedFrom(start: string, lines: readonly RouteLine[]): ReadonlySet<string> {
  const paths = new Set(lines.map((line) => line.path));
  const seen = new Set<string>();
  const todo = [start];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const line = lines.find((one) => one.path === at);
    if (!line) continue;
    for (const file of [line.file, line.layout].filter((name) => name !== ''))
      for (const part of closureOf(file)) todo.push(...offeredBy(part, paths));
  }
  return seen;
}
