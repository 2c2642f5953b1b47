import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { familyAndSupport, parent } from '../role-rows.ts';
import { Id, Instant, Localised, whole } from '../shapes.ts';
import { familiesLimits } from './limits.ts';
import { named, shape } from '../named.ts';

/** What a parent may allow or refuse. */
export const ConsentPurpose = named('ConsentPurpose', z.enum(familiesLimits.consentPurposes));
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;

/**
 * How a family stands to a purpose. `unasked`: nobody has decided, or the words have changed since. `asked`: a colleague has asked
 * the parent by word, who has not said it here yet.
 */
export const Consent = shape('Consent', {
  purpose: ConsentPurpose,
  /** The child it is about; null where it is about the parent. */
  kidUid: z.nullable(Id),
  /** Of the words as they are now. */
  version: z.int(),
  state: z.enum(['unasked', 'asked', 'given', 'refused']),
  decidedAt: z.nullable(Instant),
  /** It was decided about words that have changed since, and is to be decided anew. */
  isAnew: z.boolean(),
});
export type Consent = z.infer<typeof Consent>;

/** The words of a consent, where the school has written its own. */
export const ConsentWords = shape('ConsentWords', { purpose: ConsentPurpose, title: Localised, text: Localised });
export type ConsentWords = z.infer<typeof ConsentWords>;

const consents = z.strictObject({ consents: z.array(Consent), ownWords: z.array(ConsentWords) });

/** What the parent allows (docs/design/security.md#childrens-data): asked for one purpose at a time, kept with its version, taken back at any time. */
export const consentCalls = defineCalls({
  'GET /user/consents': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'What the parent has allowed, child by child and purpose by purpose; a kid session sees its own',
    gives: consents,
    refusals: [],
  },
  'POST /user/consents': {
    who: parent,
    adult: 'never',
    summary: 'The parent allows a purpose, or refuses it; a refusal takes back what was allowed. Without a child: for all of them',
    body: z.strictObject({ purpose: ConsentPurpose, kidUid: z.optional(Id), version: whole(0, 10_000), given: z.boolean() }),
    gives: consents,
    refusals: ['families.consent_outdated', 'families.service_consent_needed', 'families.kid_not_found'],
    idempotent: true,
  },
});
