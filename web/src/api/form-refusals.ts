import type { ErrorCode } from '@school/contract/errors';

import { refusalWords } from '#i18n/refusal-text.ts';
import { SchoolRefusal } from './school-refusal.ts';

/** Where a form shows which refusals: under a field's name, or under `''` for the form as a whole. */
export type RefusalsAtFields = Readonly<Record<string, readonly ErrorCode[]>>;

/**
 * What a form does with a refusal: `<Form onRefusal={atFields({ email: ['identity.email_taken'] })}>`. A code of
 * a list lands at its field (`''` is the form as a whole); so does one whose `facts.where` names a field. The
 * others are not taken, and the red notice tells of them. Of several lists the first that names the code holds.
 */
export const atFields =
  (...lists: readonly RefusalsAtFields[]) =>
  async (cause: unknown, names: ReadonlySet<string>): Promise<Readonly<Record<string, string>> | undefined> => {
    if (!(cause instanceof SchoolRefusal)) throw cause;
    const named = cause.facts['where'];
    const listed = lists.flatMap((list) => Object.entries(list)).find(([, codes]) => codes.includes(cause.code))?.[0];
    const where = listed ?? (typeof named === 'string' && names.has(named) ? named : undefined);
    if (where === undefined) return undefined;
    cause.take();
    return { [where]: await refusalWords(cause.code, cause.facts) };
  };
