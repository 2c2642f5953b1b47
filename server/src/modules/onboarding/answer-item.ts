import { pkhParts, type softTypes } from '@school/contract/onboarding/limits';
import type { DiagnosticAttempt } from '@school/contract/onboarding/shapes';
import type { Answer } from '@school/contract/playbooks/answers';

import { ageOn } from '#modules/families';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { AnsweredItem, AttemptRow } from './attempts.store.ts';
import { finishOnboarding } from './finish-onboarding.ts';
import type { ResultRow } from './results.store.ts';
import { afterMath, afterPkh, beginningAt, type PkhPart } from './rules/recommend.ts';
import { mathTier, percentOf, pkhPercent, pkhTier, softType } from './rules/scores.ts';
import { showAttempt } from './show-attempt.ts';
import type { Tools } from './tools.ts';
import { attemptFor } from './whose-kid.ts';

/**
 * Keeps the answer to the task that is asked now, null where it is skipped, and says what comes next: never whether it
 * was right. A task that lies behind is not answered again. The last answer makes the result.
 */
export const answerItem =
  (tools: Tools) =>
  async (who: Principal, attemptUid: string, given: { index: number; answer: Answer | null }): Promise<DiagnosticAttempt> => {
    await attemptFor(tools)(who, attemptUid);
    return tools.db.inTransaction(async () => {
      const { attempts, playbooks, clock } = tools;
      const attempt = await attempts.lock(attemptUid);
      if (!attempt) throw new Refusal('onboarding.attempt_not_found');
      // Sent twice, or from a device that is behind: what counts is where the attempt stands.
      if (attempt.finishedAt || given.index !== attempt.done) return showAttempt(tools)(attempt);
      const items = await attempts.items(attemptUid);
      const asked = items[given.index];
      if (!asked) throw new Refusal('onboarding.answer_unfit');
      const isRight = given.answer === null ? false : playbooks.taskFactory.isRight(asked.item, given.answer);
      if (isRight === undefined) throw new Refusal('onboarding.answer_unfit');
      const choice = given.answer && 'choice' in given.answer ? given.answer.choice : '';
      const answered = { ...asked, answer: given.answer, isRight: asked.types ? null : isRight, type: asked.types?.[choice] ?? null };
      const now = clock.now();
      await attempts.answered(attemptUid, answered, now);
      const all = items.map((item) => (item.index === given.index ? answered : item));
      const next = { ...attempt, done: given.index + 1 };
      if (next.done < items.length) return showAttempt(tools)(next);
      await attempts.finish(attemptUid, now);
      await placeChild(tools, attempt, all, now);
      await keepResult(tools, attempt, all, now);
      return showAttempt(tools)({ ...next, finishedAt: now });
    });
  };

/** What the tasks said of skills places the child in their courses (docs/rules/mastery.md#memory). */
async function placeChild(
  { tests, mastery }: Tools,
  { attemptUid, kidUid, test, band }: AttemptRow,
  items: readonly AnsweredItem[],
  now: Temporal.Instant,
): Promise<void> {
  const tasks = tests.tasks(test, band);
  const answers = items.flatMap(({ task, isRight }) =>
    (tasks[task]?.slide.skills ?? []).map((skill) => ({ skill, isRight: isRight === true })),
  );
  await mastery.place(kidUid, { test: attemptUid, answers, at: now });
}

async function keepResult(tools: Tools, attempt: AttemptRow, items: readonly AnsweredItem[], now: Temporal.Instant): Promise<void> {
  const { familyId, kidUid } = attempt;
  const kid = await tools.families.kidOf(familyId, kidUid);
  const result = outcome(tools, attempt, items, ageOn(kid.birth, now));
  await tools.results.add({ ...result, recommended: await withBeginning(tools, kidUid, result.recommended), takenAt: now });
  await tools.realtime.changed(`users/${familyId}`);
  await finishOnboarding(tools)(familyId, kidUid);
}

/** The lesson with which the child would begin the recommended level. */
async function withBeginning({ mastery }: Tools, kidUid: string, recommended: ResultRow['recommended']): Promise<ResultRow['recommended']> {
  const { courseCode, levelCode } = recommended;
  return levelCode === null ? recommended : beginningAt(recommended, await mastery.begin(kidUid, courseCode, levelCode));
}

function outcome(
  { tests }: Tools,
  { attemptUid, familyId, kidUid, test, band }: AttemptRow,
  items: readonly AnsweredItem[],
  age: number,
): Omit<ResultRow, 'takenAt'> {
  const base = { resultId: newId(), attemptUid, familyId, kidUid, test, band, percent: null, parts: {}, types: {} };
  const rounds = (of: readonly AnsweredItem[]) => of.map(({ task, weight, isRight }) => ({ task, weight, isRight: isRight === true }));
  if (test === 'math' && band) {
    const percent = percentOf(rounds(items));
    const tier = mathTier(percent);
    return { ...base, percent, tier, recommended: afterMath(tests.math().start, { band, tier, age }) };
  }
  if (test === 'pkh') {
    const share = (part: PkhPart) => percentOf(rounds(items.filter((item) => item.part === part)));
    const parts = Object.fromEntries(pkhParts.map((part) => [part, share(part)])) as Record<PkhPart, number>;
    const percent = pkhPercent(parts);
    return { ...base, percent, tier: pkhTier(percent), parts, recommended: afterPkh(percent, parts) };
  }
  const { type, counts } = softType(items.map((item) => item.type));
  return { ...base, tier: type, types: counts, recommended: afterSoft(tests, type) };
}

/** All types lead to the course; each to a club of its own (docs/design/content.md#diagnostics). */
function afterSoft(tests: Tools['tests'], type: (typeof softTypes)[number]): ResultRow['recommended'] {
  const found = tests.soft().types.find(({ code }) => code === type);
  return {
    courseCode: found?.course ?? 'softskills',
    levelCode: null,
    lessonCode: null,
    why: 'softskills.type',
    perWeek: null,
    second: found?.clubs[0] ?? null,
  };
}
