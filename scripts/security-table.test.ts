import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

test('every test that the table of promises names is there', async () => {
  const rows = [...(await read('docs/security.md')).matchAll(/^\|[^|]*\| `([^`]+)` \| (.+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(30);
  const gone = [];
  for (const [, file = '', title = ''] of rows) if (!(await read(file)).includes(title)) gone.push(`${file}: ${title}`);
  expect(gone).toEqual([]);
});

test('no library is under a licence that the product may not have', async () => {
  const { packages } = JSON.parse(await read('package-lock.json')) as { packages: Record<string, { license?: string }> };
  const bad = Object.entries(packages).filter(([, { license = '' }]) => /\b(A?GPL|SSPL|BUSL)/.test(license) && !license.includes(' OR '));
  expect(bad).toEqual([]);
});
