import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { type Bench, overBounds } from '../../server/bench/bench.ts';

/** `npm run bench [-- NAME …]`: runs the benches of the server and those of the whole, one after the other, and prints a table of each; fails where a figure is over its bound. `--short`: a small part of those that take long, without bounds. */
const asked = process.argv.slice(2);
const wanted = asked.filter((word) => word !== '--short');
const short = wanted.length < asked.length;
const folders = [path.resolve(import.meta.dirname, '../../server/bench'), import.meta.dirname];
const found = await Promise.all(folders.map(async (folder) => (await readdir(folder)).map((file) => path.join(folder, file))));
const nameOf = (file: string): string => path.basename(file, '.bench.ts');
const benches = found.flat().filter((file) => file.endsWith('.bench.ts'));

const unknown = wanted.filter((name) => !benches.some((file) => nameOf(file) === name));
if (unknown.length > 0) throw new Error(`No bench is called ${unknown.join(', ')}: there are ${benches.map(nameOf).join(', ')}`);
for (const file of benches.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))) {
  if (wanted.length > 0 && !wanted.includes(nameOf(file))) continue;
  const bench = (await import(file)) as Bench;
  console.log(`\n${bench.name}`);
  const rows = await bench.run({ short });
  console.table(rows);
  for (const over of short ? [] : overBounds(rows, bench.bounds ?? [])) {
    console.error(over);
    process.exitCode = 1;
  }
}
// Clients of the libraries that we are measured against go on looking for their servers: nothing more is waited for.
process.exit();
