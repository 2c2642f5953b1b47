import { createHash } from 'node:crypto';

import { leftOut } from './left-out.ts';
import { format, type Manifest } from './manifest.ts';
import type { Table, Tables } from './tables.store.ts';

/** A file of the school, which is read to its end before the next one is asked for. */
export interface SchoolFile {
  name: string;
  pieces: AsyncIterable<string>;
}

interface Asked {
  /** Tables whose rows stay behind. */
  without?: ReadonlySet<string>;
  /** How much of the tables is written, from 0 to 1. */
  onProgress?(done: number): Promise<void>;
  onManifest(manifest: Manifest): void;
}

/**
 * What a school consists of, as of one moment: every table as lines of JSON, and at the end what they must be held against. In a
 * transaction that stands still. The same school gives the same bytes.
 */
export async function* schoolFiles(tables: Tables, { onProgress, onManifest, without = leftOut }: Asked): AsyncGenerator<SchoolFile> {
  await tables.standStill();
  const moved = (await tables.all()).filter(({ name }) => !without.has(name));
  const written: Manifest['tables'] = [];
  for (const [at, table] of moved.entries()) {
    yield { name: `tables/${table.name}.jsonl`, pieces: linesOf(tables, table, (it) => written.push(it)) };
    await onProgress?.((at + 1) / moved.length);
  }
  const manifest: Manifest = {
    format,
    made: await tables.made(),
    tables: written,
    // Numbers of what stays behind begin anew.
    sequences: (await tables.sequences()).filter(({ name }) => ![...without].some((table) => name.startsWith(`${table}_`))),
    leftOut: [...without].toSorted(),
  };
  onManifest(manifest);
  yield { name: 'manifest.json', pieces: once(`${JSON.stringify(manifest, null, 2)}\n`) };
}

async function* linesOf(tables: Tables, table: Table, onWritten: (it: Manifest['tables'][number]) => void): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of tables.rows(table)) {
    const text = `${lines.join('\n')}\n`;
    hash.update(text);
    rows += lines.length;
    yield text;
  }
  onWritten({ name: table.name, columns: table.columns, rows, sha256: hash.digest('hex') });
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
