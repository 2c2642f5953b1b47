import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { onTestFinished } from 'vitest';

import { exportSchool } from '../../src/modules/whole-school/export-school.ts';
import { importSchool } from '../../src/modules/whole-school/import-school.ts';
import { contentOf } from '../../src/modules/whole-school/testing.ts';
import { openSchool, type TestSchool } from '../../src/testing.ts';

/**
 * The school goes out, comes into an empty database, and goes out of that: the school that came in, the files that came out otherwise, and
 * how many tables had rows to compare. Prints the seconds of each way.
 */
export async function outAndIn(school: TestSchool): Promise<{ fresh: TestSchool; different: string[]; filled: number }> {
  const root = await mkdtemp(path.join(tmpdir(), 'moved-school-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const from = performance.now();
    const done = await work();
    process.stdout.write(`${what}: ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
    return done;
  };
  const [first, second] = [path.join(root, 'first'), path.join(root, 'second')];
  const { tables } = await timed('export', () => exportSchool(school.db, first, { files: null }));
  const fresh = await openSchool({ now: school.clock.now().toString() });
  await timed('import', () => importSchool(fresh.db, first, { files: null }));
  await timed('second export', () => exportSchool(fresh.db, second, { files: null }));
  const [one, other] = [await contentOf(first), await contentOf(second)];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return {
    fresh,
    different: names.filter((name) => one.get(name) !== other.get(name)),
    filled: tables.filter(({ rows }) => rows > 0).length,
  };
}
