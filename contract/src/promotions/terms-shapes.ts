import * as z from 'zod/mini';

import { onRecord } from '../dated.ts';
import { Instant, Money } from '../shapes.ts';
import { giftCodes, promotionCodes, termsLimits } from './limits.ts';
import { named, shape } from '../named.ts';

export const PromotionCode = named('PromotionCode', z.enum(promotionCodes));
export type PromotionCode = z.infer<typeof PromotionCode>;

const lessons = z.int().check(z.gte(1), z.lte(termsLimits.lessonsMost));

const worth = {
  isOn: z.boolean(),
  /** Units given; of the referral, to who invited. */
  lessons,
  /** Of the referral: to the friend. Null on everything else. */
  friendLessons: z.nullable(lessons),
  /** How long a gift waits; null where time is not counted in hours. */
  hours: z.nullable(z.int().check(z.gte(1), z.lte(termsLimits.hoursMost))),
};

/** What the school gives for something, as it holds at a moment. What was offered before keeps what it was promised. */
export const PromotionTerms = shape('PromotionTerms', worth);
export type PromotionTerms = z.infer<typeof PromotionTerms>;

/** Terms from a moment on; null is since the school began. The past never changes. */
export const DatedTerms = shape('DatedTerms', {
  ...worth,
  validFrom: z.nullable(Instant),
  setAt: z.nullable(Instant),
  ...onRecord,
});
export type DatedTerms = z.infer<typeof DatedTerms>;

/** A promotion with its terms, the newest first, and what came of it in the last days. */
export const Promotion = shape('Promotion', {
  promotion: PromotionCode,
  terms: z.array(DatedTerms),
  figures: z.strictObject({
    /** Families that were offered it; of the referral, friends who came. */
    offered: z.int(),
    /** Waiting for the family now. */
    open: z.int(),
    /** Families that got it, and how many lessons. */
    given: z.int(),
    lessons: z.int(),
  }),
});
export type Promotion = z.infer<typeof Promotion>;

/** A package whose lesson is cheaper than one of the next larger package, both with the same gifts. */
export const CheaperSmall = shape('CheaperSmall', {
  kind: z.enum(['individual', 'group', 'subscription']),
  /** The gifts that go with both. */
  gifts: z.array(z.enum(giftCodes)),
  smaller: z.strictObject({ lessons: z.int(), each: Money }),
  larger: z.strictObject({ lessons: z.int(), each: Money }),
});
export type CheaperSmall = z.infer<typeof CheaperSmall>;
