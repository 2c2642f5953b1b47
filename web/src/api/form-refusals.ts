import type { ErrorCode } from '@school/contract/errors';

import { refusalWords } from '#i18n/refusal-text.ts';
import { SchoolRefusal } from './school-refusal.ts';

/**
 * What a form does with a refusal: `<Form onRefusal={atFields({ 'identity.email_taken': 'email' })}>`. A code of
 * the list lands at its field (`''` is the form as a whole); so does one whose `facts.where` names a field. The
 * others are not taken, and the red notice tells of them.
 */
export const atFields =
  (fields: { readonly [Code in ErrorCode]?: string } = {}) =>
  async (cause: unknown, names: ReadonlySet<string>): Promise<Readonly<Record<string, string>> | undefined> => {
    if (!(cause instanceof SchoolRefusal)) throw cause;
    const named = cause.facts['where'];
    const where = fields[cause.code] ?? (typeof named === 'string' && names.has(named) ? named : undefined);
    if (where === undefined) return undefined;
    cause.take();
    return { [where]: await refusalWords(cause.code, cause.facts) };
  };
