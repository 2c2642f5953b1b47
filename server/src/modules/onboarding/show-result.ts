import { type DiagnosticCode, onboardingLimits, pkhParts, softTypes } from '@school/contract/onboarding/limits';
import type { DiagnosticResult, ResultNumbers } from '@school/contract/onboarding/shapes';
import type { Localised } from '@school/contract/shapes';
import { allowed, refused } from '@school/contract/verdict';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { AnsweredItem } from './attempts.store.ts';
import type { ResultRow } from './results.store.ts';
import { pkhTier } from './rules/scores.ts';
import type { Tools } from './tools.ts';

/** The newest result of a kid, as it is stored: with its texts, what the child did, and the course it leads to. */
export const showResult =
  (tools: Tools) =>
  async (who: Principal, test: DiagnosticCode, kidUid: string): Promise<DiagnosticResult> => {
    const kid = await tools.families.kidFor(who, kidUid);
    const result = await tools.results.latest(kidUid, test);
    if (!result) throw new Refusal('onboarding.no_result');
    const again = result.takenAt.add({ hours: 24 * onboardingLimits.againAfterDays });
    const early = Temporal.Instant.compare(tools.clock.now(), again) < 0;
    const { title, text } = wordsOf(tools, result);
    return {
      resultId: result.resultId,
      kidUid,
      kidName: kid.name,
      test,
      takenAt: result.takenAt.toString(),
      band: result.band,
      percent: result.percent,
      tier: result.tier,
      title,
      text: named(text, kid.name),
      parts: partsOf(tools, result, kid.name),
      types: typesOf(tools, result),
      examples: examplesOf(tools, await tools.attempts.items(result.attemptUid)),
      recommended: result.recommended,
      mayRepeat: early ? refused('onboarding.too_early', { from: again.toString() }) : allowed(),
    };
  };

/** The numbers by which the page of a result is addressed. */
export const numbersOf = ({ test, band, percent, tier, parts }: ResultRow): ResultNumbers => ({
  band,
  percent,
  tier,
  parts: test === 'pkh' ? pkhParts.map((code) => ({ code, percent: parts[code] ?? 0 })) : [],
});

/** The name stands in the nominative wherever it stands (docs/design/content.md#diagnostics). */
const named = ({ ru, en }: Localised, name: string): Localised => ({
  ru: ru.replaceAll('{name}', name),
  en: en.replaceAll('{name}', name),
});

function wordsOf({ tests }: Tools, { test, tier }: ResultRow): { title: Localised; text: Localised } {
  const tiers = test === 'math' ? tests.math().tiers : test === 'pkh' ? tests.pkh().tiers : tests.soft().types;
  const found = tiers.find(({ code }) => code === tier);
  if (!found) throw new Error(`content/tests/${test}: there is no tier ${tier}`);
  return { title: found.title ?? { ru: '', en: '' }, text: found.text };
}

function partsOf({ tests }: Tools, { test, parts }: ResultRow, name: string): DiagnosticResult['parts'] {
  if (test !== 'pkh') return [];
  return pkhParts.flatMap((code) => {
    const percent = parts[code] ?? 0;
    const tier = pkhTier(percent);
    const part = tests.pkh().parts.find((one) => one.code === code);
    const words = part?.tiers.find((one) => one.code === tier);
    return part && words ? [{ code, title: part.title, percent, tier, text: named(words.text, name) }] : [];
  });
}

const typesOf = ({ tests }: Tools, { test, types }: ResultRow): DiagnosticResult['types'] =>
  test === 'softskills'
    ? softTypes.flatMap((code) => {
        const type = tests.soft().types.find((one) => one.code === code);
        return type ? [{ code, title: type.title, short: type.short, answers: types[code] ?? 0 }] : [];
      })
    : [];

/** Some of what the child did: what went well and what did not yet, from the whole way. */
function examplesOf({ playbooks }: Tools, items: readonly AnsweredItem[]): DiagnosticResult['examples'] {
  const answered = items.filter(({ answer }) => answer !== null);
  const well = answered.filter(({ isRight }) => isRight !== false);
  const notYet = answered.filter(({ isRight }) => isRight === false);
  const chosen = [...well.slice(-2), ...notYet.slice(0, 1), ...well.slice(0, 1), ...notYet.slice(1)];
  const shown = [...new Set(chosen)].slice(0, onboardingLimits.examples).toSorted((one, other) => one.index - other.index);
  return shown.map(({ item, answer, isRight }) => ({
    task: playbooks.taskFactory.shown(item),
    answer,
    right: isRight,
    solution: playbooks.taskFactory.solution(item),
  }));
}
