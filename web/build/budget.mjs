// Checks how much each page loads before it can be used (docs/design/interface.md#budgets), by Vite's manifest. Run after the build.
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { budgets, catalogueFile, closureOf, pagesOf, sourcesOf, tooBig } from './first-load.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(web, 'dist');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
const [routes, features] = sourcesOf(web);

/** Size of a built file as it travels: the brotli copy when there is one. */
async function bytes(file) {
  const squeezed = await stat(join(dist, `${file}.br`)).catch(() => undefined);
  return (squeezed ?? (await stat(join(dist, file)))).size;
}
const total = async (files) => (await Promise.all([...files].map(bytes))).reduce((sum, size) => sum + size, 0) / 1024;

const entry = closureOf(manifest, [Object.keys(manifest).find((key) => manifest[key].isEntry)]);
const lines = [['entry', await total(entry), budgets.entry]];

for (const page of pagesOf(routes, features)) {
  const files = closureOf(
    manifest,
    [...entry.keys, catalogueFile('ru/shared/shell'), ...page.tables, page.layout, page.file, ...page.texts].filter(Boolean),
  );
  lines.push([page.path, await total(files), budgets.pages[page.path] ?? budgets[page.area]]);
  for (const drawing of page.file.startsWith('src/areas/kid/home/') ? ['forest', 'isles'] : []) {
    // A home is its page and the drawing of one age.
    const withDrawing = closureOf(manifest, [...files.keys, `src/areas/kid/world/${drawing}.tsx`]);
    lines.push([`  ${drawing}.tsx`, await total(withDrawing), budgets.kid]);
  }
  if (page.file.startsWith('src/areas/kid/playbook/')) {
    // A task is its page and the template it is shown with: each must fit.
    for (const template of Object.keys(manifest).filter(
      (key) => /^src\/widgets\/player\/templates\/[^/]+\.tsx$/.test(key) && manifest[key].isDynamicEntry,
    )) {
      const withTemplate = closureOf(manifest, [...files.keys, template]);
      lines.push([`  ${template.slice(template.lastIndexOf('/') + 1)}`, await total(withTemplate), budgets.kid]);
    }
  }
}

const assets = await readdir(join(dist, 'assets'));
const named = (pattern) => assets.filter((file) => pattern.test(file)).map((file) => `assets/${file}`);
// Everybody has the first file; a child the player's beside it, a parent the family's, the staff a whole one of its own.
lines.push(['styles', await total(named(/^(style|player)-.*\.css$/)), budgets.styles]);
lines.push(['styles of the family', await total(named(/^family-.*\.css$/)), budgets.familyStyles]);
lines.push(['styles of the staff', await total(named(/^staff-.*\.css$/)), budgets.styles]);
lines.push(['fonts', await total(named(/^nunito-(?!.*wght).*\.woff2$/)), budgets.fonts]);

const width = Math.max(...lines.map(([name]) => name.length));
for (const [name, size, budget] of lines) {
  console.log(
    `${name.padEnd(width)}  ${size.toFixed(1).padStart(7)} KB  of ${String(budget).padStart(3)}${size > budget ? '  TOO BIG' : ''}`,
  );
}
const faults = tooBig(lines);
for (const missing of Object.keys(budgets.pages).filter((path) => !lines.some(([name]) => name === path)))
  faults.push(`${missing} has a budget and no page`);
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exit(1);
}
