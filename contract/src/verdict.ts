import * as z from 'zod/mini';

import { type ErrorCode, errorCodes } from './errors.ts';
import { named } from './named.ts';

/** The numbers and names behind a refusal: what the sentence shown to a person is filled with. */
export type Facts = Record<string, string | number>;

/**
 * May this be done? One shape all the way: a rule returns it, the answer carries it, the button obeys it.
 * `until` (instant, ISO) is the last moment at which it is still allowed.
 */
export const Verdict = named(
  'Verdict',
  z.discriminatedUnion('allowed', [
    z.strictObject({ allowed: z.literal(true), until: z.optional(z.string()) }),
    z.strictObject({
      allowed: z.literal(false),
      why: z.enum(errorCodes),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ]),
);

export type Verdict = { allowed: true; until?: string | undefined } | { allowed: false; why: ErrorCode; facts: Facts };

/** A yes; with `until`, the last instant of it. */
export const allowed = (until?: { toString(): string }): Verdict =>
  until ? { allowed: true, until: until.toString() } : { allowed: true };

/** A no, with the code of the catalogue and its facts. */
export const refused = (why: ErrorCode, facts: Facts = {}): Verdict => ({ allowed: false, why, facts });
