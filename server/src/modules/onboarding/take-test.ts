import { type DiagnosticCode, mathBands, softTypes } from '@school/contract/onboarding/limits';
import type { DiagnosticAttempt } from '@school/contract/onboarding/shapes';

import { ageOn } from '#modules/families';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import type { KeptItem } from './attempts.store.ts';
import type { MathBand } from './rules/recommend.ts';
import type { SoftType } from './rules/scores.ts';
import { bandIndex, fitsAge } from './rules/for-age.ts';
import { showAttempt } from './show-attempt.ts';
import type { Tools } from './tools.ts';

/** Opens a diagnostics: goes on where the kid left it, on whatever device, or begins one with fresh tasks. */
export const takeTest =
  (tools: Tools) =>
  async (who: Principal, test: DiagnosticCode, kidUid: string, playbookIdx?: number): Promise<DiagnosticAttempt> => {
    const { attempts, tests, clock, db } = tools;
    const kid = await tools.families.kidFor(who, kidUid);
    const now = clock.now();
    const age = ageOn(kid.birth, now);
    insist(mayTake(tools, test, age));
    return db.inTransaction(async () => {
      const left = await attempts.openOne(kidUid, test);
      if (left) return showAttempt(tools)(left);
      const attemptUid = newId();
      const band = test === 'math' ? (mathBands[playbookIdx ?? bandIndex(tests.math().bands, age)] ?? null) : null;
      const attempt = { attemptUid, familyId: who.customerId, kidUid, test, band, startedAt: now };
      await attempts.add(attempt, tests.version(test), itemsFor(tools, attemptUid, test, band));
      // Somebody else (another device) was first: the kid goes on there.
      const open = await attempts.openOne(kidUid, test);
      if (!open) throw new Refusal('onboarding.attempt_not_found');
      return showAttempt(tools)(open);
    });
  };

/** Is the diagnostics made for this age? Maths has a band for everybody up to the last one. */
export function mayTake({ tests }: Pick<Tools, 'tests'>, test: DiagnosticCode, age: number) {
  if (test === 'pkh') return fitsAge(tests.pkh().ages, age);
  if (test === 'softskills') return fitsAge(tests.soft().ages, age);
  const bands = tests.math().bands;
  return fitsAge({ from: bands[0]?.ages.from ?? 0, to: bands.at(-1)?.ages.to ?? 0 }, age);
}

/** Every task of it, made once for this attempt; the seed never leaves the school. */
function itemsFor(tools: Tools, attemptUid: string, test: DiagnosticCode, band: MathBand | null): KeptItem[] {
  const { tests, playbooks } = tools;
  const rounds = tests
    .tasks(test, band)
    .flatMap(({ part, weight, slide }, task) =>
      playbooks.taskFactory.make(slide, `${attemptUid}/${task}`).map((item) => ({ part, weight, task, item })),
    );
  return rounds.map((round, index) => ({
    ...round,
    index,
    types: test === 'softskills' ? typesOf(tools, round.task, round.item) : null,
  }));
}

/** Which type each card of a question speaks for. The cards are shuffled, their words are not. */
function typesOf({ tests }: Tools, at: number, item: object): Record<string, SoftType> {
  const question = tests.soft().questions[at];
  const { options = [] } = item as { options?: readonly { id: string; words?: { ru: string } }[] };
  return Object.fromEntries(
    options.flatMap(({ id, words }) => {
      const type = softTypes.find((one) => question?.[one].ru === words?.ru);
      return type ? [[id, type]] : [];
    }),
  );
}
