import type { ErrorCode } from '@school/contract/errors';

import type { RefusalTexts } from './refusal-texts.ts';
import { fillLoosely } from './speak.ts';
import { useTexts } from './texts.ts';

type Facts = Readonly<Record<string, string | number>>;

const isCode = (texts: RefusalTexts, code: string): code is ErrorCode => Object.hasOwn(texts, code);

/** The words of a refusal in the given catalogue; a code it does not know is worded as "try again later" (spec §8). */
export const refusalText = (texts: RefusalTexts, code: string, facts: Facts = {}): string =>
  fillLoosely(isCode(texts, code) ? texts[code] : texts['school.unexpected'], facts);

/** `const say = useRefusals()`, then `say(verdict.why, verdict.facts)`: why a button is grey, in words. */
export function useRefusals(): (code: string, facts?: Facts) => string {
  const texts = useTexts('refusals');
  return (code, facts) => refusalText(texts, code, facts);
}
