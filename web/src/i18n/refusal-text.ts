import { fillLoosely } from '@school/words/grammar';

import { localeNow } from './locale.ts';
import { textsOf, useLaterTexts, useTexts } from './texts.ts';
import { at, deviceZone } from './time.ts';

type Facts = Readonly<Record<string, string | number>>;

const lineOf = (texts: Readonly<Record<string, string>> | undefined, code: string): string | undefined =>
  texts && Object.hasOwn(texts, code) ? texts[code] : undefined;

/** A day (2026-11-28) or an instant (2026-11-28T06:50:00Z) as people say it, the instant by the clock of this device. */
function spokenFact(fact: string | number): string | number {
  const day = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.exec(String(fact));
  if (!day) return fact;
  return day[1] === undefined ? at(localeNow(), fact, 'day', 'UTC') : at(localeNow(), fact, 'dayTime', deviceZone());
}

/** A line with its facts. */
const said = (line: string, facts: Facts): string =>
  fillLoosely(line, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, spokenFact(fact)])));

/** The words of a refusal that has happened; a code nobody knows is worded as "try again later" (docs/rules/pages.md#refusals-on-pages). */
export async function refusalWords(code: string, facts: Facts = {}): Promise<string> {
  const texts = await textsOf('refusals');
  return said(lineOf(texts, code) ?? lineOf(await textsOf('furtherRefusals'), code) ?? texts['school.unexpected'], facts);
}

/**
 * `const say = useRefusals()`, then `say(verdict.why, verdict.facts)`: why a button is grey, in words. What is said
 * after an attempt comes a moment later, and is empty until then.
 */
export function useRefusals(): (code: string, facts?: Facts) => string {
  const texts = useTexts('refusals');
  const further = useLaterTexts('furtherRefusals');
  return (code, facts = {}) => said(lineOf(texts, code) ?? lineOf(further, code) ?? (further ? texts['school.unexpected'] : ''), facts);
}
