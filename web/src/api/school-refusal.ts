import type { ErrorCode } from '@school/contract/errors';

export type Facts = Readonly<Record<string, string | number>>;

/**
 * The school said no, or could not be asked: the one error a call fails with. `code` is of the catalogue; an
 * answer that cannot be read, and no answer at all, are `school.unexpected`.
 */
export class SchoolRefusal extends Error {
  readonly code: ErrorCode;
  readonly facts: Facts;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Somebody shows it where it belongs (at a field, in the page), so no notice is raised. */
  taken = false;
  /** It was said to a session that has given way to another meanwhile. */
  outdated = false;

  constructor(code: ErrorCode, facts: Facts = {}, status = 0) {
    super(code);
    this.name = 'SchoolRefusal';
    this.code = code;
    this.facts = facts;
    this.status = status;
  }

  /** "I show it myself": call it at once where the refusal is caught. */
  take(): this {
    this.taken = true;
    return this;
  }

  /** No answer came, or the school had no time for it: the same call may be tried again under the same key, after so many ms. */
  get againAfter(): number | undefined {
    if (this.code === 'school.busy') return 1000 * Number(this.facts['seconds'] ?? 1);
    return this.lost ? 0 : undefined;
  }

  /** No answer came. */
  get lost(): boolean {
    return this.status === 0;
  }
}

interface RefusalAnswer {
  error: { code: ErrorCode; facts?: Facts };
}

const isRefusal = (answer: unknown): answer is RefusalAnswer =>
  typeof answer === 'object' &&
  answer !== null &&
  'error' in answer &&
  typeof answer.error === 'object' &&
  answer.error !== null &&
  'code' in answer.error &&
  typeof answer.error.code === 'string';

/** From an answer's body to the refusal it means. */
export const readRefusal = (answer: unknown, status: number): SchoolRefusal =>
  isRefusal(answer)
    ? new SchoolRefusal(answer.error.code, answer.error.facts ?? {}, status)
    : new SchoolRefusal('school.unexpected', {}, status);
