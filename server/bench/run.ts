import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { Bench } from './bench.ts';

/** `npm run bench [-- NAME …]`: runs the benches one after the other and prints a table of each. */
const wanted = process.argv.slice(2);
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.bench.ts')).toSorted();

for (const file of files) {
  if (wanted.length > 0 && !wanted.includes(file.replace('.bench.ts', ''))) continue;
  const bench = (await import(path.join(import.meta.dirname, file))) as Bench;
  console.log(`\n${bench.name}`);
  console.table(await bench.run());
}
