import type { Consent, ConsentPurpose } from '@school/contract/families/consents';
import { familiesLimits } from '@school/contract/families/limits';

/** A decision as it was made. */
interface Decision {
  version: number;
  given: boolean;
  decidedAt: Temporal.Instant;
}

/** Is it about the parent, and not about a child? */
export const isOfFamily = (purpose: ConsentPurpose): boolean => (familiesLimits.consentsOfFamily as readonly string[]).includes(purpose);

/** How a family stands to a purpose: a decision about other words than those of now (`version`) is none. `isAsked`: by a colleague, by word. */
export function consentOf(
  { purpose, kidUid, version }: Pick<Consent, 'purpose' | 'kidUid' | 'version'>,
  newest: Decision | undefined,
  isAsked = false,
): Consent {
  const about = { purpose, kidUid, version };
  if (newest?.version !== version) return { ...about, state: isAsked ? 'asked' : 'unasked', decidedAt: null, isAnew: newest !== undefined };
  return { ...about, state: newest.given ? 'given' : 'refused', decidedAt: newest.decidedAt.toString(), isAnew: false };
}
