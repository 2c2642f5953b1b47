import { rm } from 'node:fs/promises';

import { prepared, startSchool } from './running-school.ts';

/** Before the first journey: one school is started as a person would, and filled; every journey begins from a copy of it. */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  const school = await startSchool();
  const now = await school.now();
  await school.stop({ keep: true });
  process.env[prepared.folder] = school.dataDir;
  process.env[prepared.moment] = now.toString();
  return () => rm(school.dataDir, { recursive: true, force: true });
}
