import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { manager, needing, parent, support } from '../role-rows.ts';
import { SecondFactorCode, Session } from '../identity/shapes.ts';
import { Id, Instant, line, text, Nothing } from '../shapes.ts';
import { shape } from '../named.ts';

const reason = text(300);
const code = z.optional(SecondFactorCode);
const codeRefusals = ['identity.code_needed', 'identity.wrong_code', 'identity.code_used', 'request.too_many'] as const;

/** A colleague was in the family's account. */
export const SupportVisit = shape('SupportVisit', {
  visitId: Id,
  /** `link`: the colleague was not there; it made a link by which the family signs in once. */
  kind: z.enum(['support', 'link']),
  name: z.string(),
  reason: z.string(),
  from: Instant,
  /** When it left, or when the hour was over; null while it is there. */
  until: z.nullable(Instant),
  /** How often it changed something. */
  changes: z.int(),
});
export type SupportVisit = z.infer<typeof SupportVisit>;

/** Support in a family's account (docs/rules/people.md#support): with a reason, for an hour, seen by everybody, looking unless it says why not. */
export const supportCalls = defineCalls({
  'POST /manager/families/:familyId/support': {
    who: needing(manager, 'support'),
    summary: 'An ID token (isSupport) for the account of a family; who signs in with a code is asked for one',
    body: z.strictObject({ reason, ticket: z.optional(line(60, 0)), code }),
    gives: z.strictObject({ idToken: z.string() }),
    refusals: ['families.family_not_found', ...codeRefusals],
  },
  'POST /support/changes': {
    who: support,
    changesNothing: true,
    summary: 'Lets support change something for ten minutes: why, and a code again',
    body: z.strictObject({ reason, code }),
    gives: Session,
    refusals: codeRefusals,
  },
  'POST /support/leave': {
    who: support,
    changesNothing: true,
    summary: 'Back to the colleague’s own session',
    body: Nothing,
    gives: Session,
    refusals: ['identity.session_not_found'],
  },
  'GET /user/support-visits': {
    who: parent,
    adult: 'never',
    summary: 'Who of the school was in this account, the newest first: at most 50',
    gives: z.strictObject({ visits: z.array(SupportVisit) }),
    refusals: [],
  },
});
