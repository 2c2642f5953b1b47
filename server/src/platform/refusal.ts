import { type ErrorCode, errorCatalogue } from '@school/contract/errors';
import type { Facts, Verdict } from '@school/contract/verdict';

/** The school says no, for a reason the catalogue knows. Anything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly facts: Facts;

  constructor(code: ErrorCode, facts: Facts = {}) {
    super(errorCatalogue[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }
}

/** Goes on only if the rule allows it; otherwise throws the refusal that the verdict names. */
export function insist(verdict: Verdict): void {
  if (!verdict.allowed) throw new Refusal(verdict.why, verdict.facts);
}
