import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Frame } from './rules/read-fault.ts';

const assets = fileURLToPath(new URL('../../../../web/dist/assets/', import.meta.url));

/** Maps are large and faults rare: the last few are kept. */
const mostKept = 8;
const kept = new Map<string, Promise<SourceMap | undefined>>();

/** The map that the build has written beside a script; undefined for a script of another release. */
function mapOf(script: string): Promise<SourceMap | undefined> {
  const known = kept.get(script);
  if (known) return known;
  const read = readFile(path.join(assets, `${script}.map`), 'utf8').then(
    (text) => new SourceMap(JSON.parse(text) as ConstructorParameters<typeof SourceMap>[0]),
    () => undefined,
  );
  kept.set(script, read);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return read;
}

/** Calls in built scripts, as they stand in the sources; what has no map stays as it is. */
export const unminified = (stack: readonly Frame[]): Promise<Frame[]> => Promise.all(stack.map(sourceOf));

async function sourceOf(frame: Frame): Promise<Frame> {
  const [, script] = /^assets\/([\w-]+(?:\.[\w-]+)*\.js)$/.exec(frame.file) ?? [];
  const { line, column } = frame;
  if (script === undefined || line === null || column === null) return frame;
  const found = (await mapOf(script))?.findEntry(line - 1, column - 1);
  if (!found || !('originalSource' in found)) return frame;
  const file = found.originalSource.replace(/^(?:\.\.\/)+/, '').replace(/^.*(?=node_modules\/)/, '');
  return {
    name: 'name' in found && typeof found.name === 'string' ? found.name : frame.name,
    file: file.startsWith('src/') ? `web/${file}` : file,
    line: found.originalLine + 1,
    column: found.originalColumn + 1,
    ours: !file.includes('node_modules'),
  };
}
