import type { BrainLogEntry } from '@school/contract/brain-trainer/responses';
import { themeOf, type BrainGameCode } from '@school/contract/brain-trainer/limits';
import { playThrough } from '@school/contract/brain-trainer/testing';
import { expect } from 'vitest';

import type { TestSchool } from '../../testing.ts';
import type { haveFamily } from '../families/testing.ts';

export type Family = Awaited<ReturnType<typeof haveFamily>>;
export const born = (year: number) => ({ kid: { name: 'Саша', dob: { year, month: 5 }, languages: ['ru' as const] } });

export const later = ({ clock }: TestSchool, by: Temporal.DurationLike) => clock.set(clock.now().add(by));

/** Begins a session, plays it in a browser's stead, waits as long as it took; the log is not sent yet. */
export async function played(
  school: TestSchool,
  who: Family['parent'],
  person: string,
  game: BrainGameCode,
  { knows, duelId, waitMs }: { knows?: (at: number) => boolean; duelId?: string; waitMs?: number } = {},
) {
  const { status, body } = await school
    .as(who)
    .post(`/brain-trainer/${person}/sessions`, { playbookUid: themeOf(game), templateCode: game, lang: 'ru', ...(duelId && { duelId }) });
  expect({ status, body }).toMatchObject({ status: 200 });
  const { play, log } = playThrough(game, body, knows);
  const all = log.reduce((sum, { rtMs }) => sum + rtMs, 0);
  later(school, { milliseconds: waitMs ?? all });
  return { session: body, play, log, all };
}

export const finish = (school: TestSchool, who: Family['parent'], sessionId: string, log: readonly BrainLogEntry[]) =>
  school.as(who).post(`/brain-trainer/sessions/${sessionId}/finish`, { log });
