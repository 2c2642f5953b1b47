import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = 'server/src/modules/';
/** Tests and what they stand on: they may reach anywhere. */
const isTest = (file: string): boolean =>
  /[.]test[.]ts$|\/testing[^/]*[.]ts$|\/(?:races|properties)\/|\/(?:samples?|golden)[.]ts$/.test(file);

/** A fault of the house: the rule, and where it is broken. */
export interface Fault {
  rule: string;
  from: string;
  to: string;
}

/** A file with the files that it imports, as the cruiser reads them. */
export interface Read {
  source: string;
  dependencies: ReadonlyArray<{ resolved: string }>;
}

const moduleOf = (file: string): string => file.slice(root.length).split('/')[0] ?? '';
const folderOf = (file: string): string => path.posix.dirname(file.slice(root.length)).split('/').slice(1).join('/') || '.';

/** Folders inside a module that import each other, its root among them: of two rooms one stands above the other. */
export function twoWayFolders(modules: readonly Read[]): Fault[] {
  const ways = new Map<string, { from: string; to: string }>();
  for (const { source, dependencies } of modules) {
    if (!source.startsWith(root) || isTest(source)) continue;
    for (const { resolved } of dependencies) {
      if (!resolved.startsWith(root) || isTest(resolved) || moduleOf(resolved) !== moduleOf(source)) continue;
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (from !== to) ways.set(`${moduleOf(source)}:${from}|${to}`, { from: source, to: resolved });
    }
  }
  const faults: Fault[] = [];
  for (const [way, ends] of ways) {
    const [name = '', pair = ''] = way.split(':');
    const [from = '', to = ''] = pair.split('|');
    const back = ways.get(`${name}:${to}|${from}`);
    if (!back || from > to) continue;
    faults.push(
      { rule: 'folders of a module do not import each other', ...ends },
      { rule: 'folders of a module do not import each other', ...back },
    );
  }
  return faults;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(at) : /[.]ts$/.test(entry.name) ? [at] : [];
  });

/** The product files of the modules by their path, with their text. */
export const readModules = (): Map<string, string> =>
  new Map(
    filesBelow(root)
      .filter((file) => !isTest(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/** SQL stands in stores alone. */
export const sqlOutsideStores = (files: ReadonlyMap<string, string>): Fault[] =>
  [...files]
    .filter(([file, text]) => !file.endsWith('.store.ts') && /\bsql(?:<[^`]*>)?`/.test(text))
    .map(([file]) => ({ rule: 'only stores know SQL', from: file, to: 'sql' }));

/** Lines of each module of the server, the largest first, as shares of all that the server's product has. */
export function sharesOf(files: ReadonlyMap<string, string>): Array<{ name: string; lines: number; share: number }> {
  const linesOf = (text: string): number => text.split('\n').length - 1;
  const all = filesBelow('server/src')
    .filter((file) => !isTest(file))
    .reduce((sum, file) => sum + linesOf(readFileSync(file, 'utf8')), 0);
  const lines = new Map<string, number>();
  for (const [file, text] of files) lines.set(moduleOf(file), (lines.get(moduleOf(file)) ?? 0) + linesOf(text));
  return [...lines].map(([name, of]) => ({ name, lines: of, share: of / all })).toSorted((a, b) => b.lines - a.lines);
}

/** No module is more than this share of the server. */
export const largestShare = 0.12;
