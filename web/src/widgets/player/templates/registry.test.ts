import { expect, test } from 'vitest';

import { saysMore } from './registry.ts';

const kinds = import.meta.glob<string>('./*/task.tsx', { query: '?raw', import: 'default', eager: true });

test('the words of a kind are fetched with it, and not those of others', () => {
  const asking = Object.entries(kinds).flatMap(([file, code]) => (code.includes("useTexts('furtherTasks')") ? [file.split('/')[1]] : []));
  expect(Object.keys(kinds).length).toBeGreaterThan(30);
  expect(new Set(asking)).toEqual(new Set(saysMore));
});
