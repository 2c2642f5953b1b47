import type { Answer } from '@school/contract/playbooks/answers';
import { expect } from 'vitest';

import { sql } from '#platform/db';

import type { TestSchool } from '../../testing.ts';
import type { haveFamily } from '../families/testing.ts';

export type Family = Awaited<ReturnType<typeof haveFamily>>;
type Played = 'right' | 'skipped' | 'wrong';

export const born = (year: number, month = 5) => ({ kid: { name: 'Саша', dob: { year, month }, languages: ['ru' as const] } });

/** What is right of the item asked now, from the school's own books: the child is never sent it. */
export async function keyOf(school: TestSchool, attemptUid: string, index: number): Promise<Answer | null> {
  const row = await school.db.one(sql<{ kept: { item: never } }>`
    select item as kept from onboarding_items where attempt_uid = ${attemptUid} and index = ${index}`);
  return row ? school.playbooks.taskFactory.solution(row.kept.item) : null;
}

/** Plays a diagnostics to its end; `how` decides for each item. Gives every payload the child was sent. */
export async function play(
  school: TestSchool,
  { parent, kidUid }: Family,
  test: string,
  how: (index: number, part: string) => Played,
  playbookIdx?: number,
) {
  const as = school.as(parent);
  const sent: unknown[] = [];
  let { body: attempt } = await as.post(`/onboarding/tests/${test}/${kidUid}/attempts`, playbookIdx === undefined ? {} : { playbookIdx });
  while (attempt.now) {
    sent.push(attempt);
    const { index, part, task } = attempt.now;
    const wanted = how(index, part);
    const key = wanted === 'right' ? await keyOf(school, attempt.attemptUid, index) : null;
    const answer = wanted === 'wrong' && 'options' in task ? { template: task.template, choice: task.options[0].id } : key;
    const { status, body } = await as.post(`/onboarding/attempts/${attempt.attemptUid}/answers`, { index, answer });
    expect({ status, body }).toMatchObject({ status: 200 });
    attempt = body;
  }
  return { attempt, sent };
}
