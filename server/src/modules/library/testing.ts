import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished } from 'vitest';

import { contentFolder, createLibrary, type Library } from './library.ts';

/** The library over a copy of content/ with one course, in which one thing of one file is changed. */
export function changedLibrary(courseCode: string, file: string, from: string, to: string): Library {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const documents = ['lexicon', 'strokes', 'dictations', 'pictures', 'spelling', 'brain-trainer'].map((name) => `${name}.yaml`);
  for (const part of [`courses/${courseCode}`, 'stories', ...documents])
    cpSync(path.join(contentFolder, part), path.join(folder, part), { recursive: true });
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(folder, file), text.replace(from, to));
  return createLibrary({ folder });
}
