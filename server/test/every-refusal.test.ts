import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { calls } from '@school/contract/calls';
import type { ErrorCode } from '@school/contract/errors';
import { groupsRefusals } from '@school/contract/groups/refusals';
import { lessonRoomRefusals } from '@school/contract/lesson-room/refusals';
import { promotionsRefusals } from '@school/contract/promotions/refusals';
import { schedulingRefusals } from '@school/contract/scheduling/refusals';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../src');

/** All that the tests of the server say, without this one. */
async function whatTestsSay(): Promise<string> {
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.test.ts'));
  return (await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')))).join('\n');
}

/** Of the room: what a call says that it may answer. */
const ofRooms = (): string[] =>
  Object.keys(lessonRoomRefusals).filter((code) =>
    Object.values(calls).some(({ refusals }) => (refusals as readonly ErrorCode[]).includes(code as ErrorCode)),
  );

test('every refusal of lessons, their rooms, groups and promo codes is named by a test that meets it', async () => {
  const said = await whatTestsSay();
  const codes = [...Object.keys(schedulingRefusals), ...Object.keys(groupsRefusals), ...Object.keys(promotionsRefusals), ...ofRooms()];
  expect(codes.filter((code) => !said.includes(`${code}'`) && !said.includes(`${code}\``))).toEqual([]);
});
