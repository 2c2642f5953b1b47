import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { settings } from '@school/contract/school/settings';
import { expect, test } from 'vitest';

const server = path.resolve(import.meta.dirname, '../../..');

test('no setting is left that no test of the school changes', async () => {
  const files = await readdir(server, { recursive: true });
  const tests = files.filter(
    (file) => file.endsWith('.test.ts') && !file.includes('node_modules') && !file.endsWith('every-setting.test.ts'),
  );
  const texts = await Promise.all(tests.map((file) => readFile(path.join(server, file), 'utf8')));
  const all = texts.join('\n');
  expect(Object.keys(settings).filter((key) => !new RegExp(`\\b${key}\\b`).test(all))).toEqual([]);
});
