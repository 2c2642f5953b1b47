import { fillLoosely } from '@school/words/grammar';

import { localeNow } from './locale.ts';
import { textsOf, useLaterTexts, useTexts } from './texts.ts';

type Facts = Readonly<Record<string, string | number>>;

const lineOf = (texts: Readonly<Record<string, string>> | undefined, code: string): string | undefined =>
  texts && Object.hasOwn(texts, code) ? texts[code] : undefined;

/** A line with its facts; a day that the school names is said as people say it. */
const said = (line: string, facts: Facts): string =>
  fillLoosely(
    line,
    Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [
        name,
        /^\d{4}-\d\d-\d\d$/.test(String(fact))
          ? new Date(fact).toLocaleDateString(localeNow(), { day: 'numeric', month: 'long', timeZone: 'UTC' })
          : fact,
      ]),
    ),
  );

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
