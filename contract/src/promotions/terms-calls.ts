import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Instant, text } from '../shapes.ts';
import { CheaperSmall, Promotion, PromotionCode, PromotionTerms } from './terms-shapes.ts';

const params = z.strictObject({ promotion: PromotionCode });
const reason = text(500);

export const promotionTermsCalls = defineCalls({
  'GET /manager/gifts': {
    who: needing(managerReads, 'money'),
    summary: 'Gifts and the referral promotion: what holds, what held, what is planned, and what came of it',
    gives: z.strictObject({
      promotions: z.array(Promotion),
      /** Where a smaller package with its gifts is the better buy: at the prices and gifts of now. */
      cheaperSmall: z.array(CheaperSmall),
      now: Instant,
    }),
    refusals: [],
  },
  'POST /manager/gifts/:promotion/terms': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Other terms from a moment on, or at once; offers that are made keep theirs',
      params,
      body: z.strictObject({ ...PromotionTerms.shape, validFrom: z.nullable(Instant), reason }),
      gives: Promotion,
      refusals: ['request.invalid', 'promotions.terms_in_past', 'promotions.terms_planned'],
      idempotent: true,
    },
    ({ params, body: { reason, ...after } }) => ({
      act: 'money.gift_terms_set',
      subject: { type: 'gift', id: params.promotion },
      reason,
      after,
    }),
  ),
  'POST /manager/gifts/:promotion/terms/withdraw': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Calls off terms that have not begun yet',
      params,
      body: z.strictObject({ validFrom: Instant, reason }),
      gives: Promotion,
      refusals: ['promotions.terms_not_found', 'promotions.terms_begun'],
      idempotent: true,
    },
    ({ params, body: { reason, ...before } }) => ({
      act: 'money.gift_terms_withdrawn',
      subject: { type: 'gift', id: params.promotion },
      reason,
      before,
    }),
  ),
});
