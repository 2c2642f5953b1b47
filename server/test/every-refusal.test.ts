import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { groupsRefusals } from '@school/contract/groups/refusals';
import { promotionsRefusals } from '@school/contract/promotions/refusals';
import { schedulingRefusals } from '@school/contract/scheduling/refusals';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../src');

/** All that the tests of the server say, without this one. */
async function whatTestsSay(): Promise<string> {
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.test.ts'));
  return (await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')))).join('\n');
}

test('every refusal of lessons, groups and promo codes is named by a test that meets it', async () => {
  const said = await whatTestsSay();
  const codes = [...Object.keys(schedulingRefusals), ...Object.keys(groupsRefusals), ...Object.keys(promotionsRefusals)];
  expect(codes.filter((code) => !said.includes(`${code}'`) && !said.includes(`${code}\``))).toEqual([]);
});
