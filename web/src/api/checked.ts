import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';

type Wrong = Readonly<Record<string, string>>;

/**
 * Checks what was typed by a shape of the contract, and words what is wrong by field: `say` gives the text for a
 * field (the path of the issue, e.g. `kid.name`) and the code of the issue (`too_small`, `invalid_format` …).
 */
export function checked<S extends z.ZodMiniType>(
  shape: S,
  typed: unknown,
  say: (field: string, code: string) => string,
): { value: z.output<S>; wrong?: never } | { value?: never; wrong: Wrong } {
  const read = safeParse(shape, typed);
  if (read.success) return { value: read.data };
  const wrong: Record<string, string> = {};
  for (const issue of read.error.issues) {
    const field = issue.path.filter((part) => typeof part === 'string').join('.');
    wrong[field] ??= say(field, issue.code);
  }
  return { wrong };
}
