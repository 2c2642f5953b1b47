import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads, needing, parent, parentAndSupport } from '../role-rows.ts';
import { Currency, line, text, word } from '../shapes.ts';
import { promoTypes } from './limits.ts';
import { InvitedFriend, PromoCode, PromoOffer, PromoUse, PromoCodeRequest } from './shapes.ts';
import { codeRefusals } from './code-refusals.ts';

const Typed = line(100, 0);

export const promotionsCalls = defineCalls({
  'POST /promo-codes/check': {
    who: parent,
    adult: 'pays',
    summary: 'What a promo code or a friend code would make of a package; a code is checked before it is paid with',
    body: z.strictObject({ code: Typed, productCode: word(40), currency: z.optional(Currency) }),
    gives: PromoOffer,
    refusals: [...codeRefusals, 'catalogue.product_not_found', 'catalogue.no_price'],
  },
  'GET /promo-conditions': {
    who: parentAndSupport,
    adult: 'never',
    summary: 'The code of the family for its friends, who came by it, and what was earned',
    gives: z.strictObject({
      code: z.string(),
      link: z.string(),
      friendGets: z.int(),
      youGet: z.int(),
      lessonsFrom: z.int(),
      /** False while the school invites nobody: who came before keeps what was promised. */
      isOn: z.boolean(),
      friends: z.array(InvitedFriend),
      earned: z.int(),
      /** A friend's code the family came with itself, if it has not paid yet: fitting for its first package. */
      invitedWith: z.nullable(z.string()),
    }),
    refusals: [],
  },
  'GET /manager/promo-codes': {
    who: needing(managerReads, 'money'),
    summary: 'Promo codes, the newest first; by code or note, by state',
    query: z.strictObject({
      search: z.optional(line(100, 0)),
      state: z.optional(z.enum(['active', 'planned', 'ended'])),
      type: z.optional(z.enum(promoTypes)),
      before: z.optional(line(100, 0)),
    }),
    gives: z.strictObject({ codes: z.array(PromoCode), next: z.nullable(z.string()) }),
    refusals: [],
  },
  'GET /manager/promo-codes/:code': {
    who: needing(managerReads, 'money'),
    summary: 'A promo code and the orders made with it, the newest first',
    params: z.strictObject({ code: Typed }),
    query: z.strictObject({ before: z.optional(line(100, 0)) }),
    gives: z.strictObject({ code: PromoCode, uses: z.array(PromoUse), next: z.nullable(z.string()) }),
    refusals: ['promo_not_found'],
  },
  'POST /manager/promo-codes': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Makes a promo code',
      body: PromoCodeRequest,
      gives: PromoCode,
      refusals: [
        'promo_too_short',
        'promo_too_long',
        'promo_exists',
        'promo_min_lessons',
        'request.invalid',
        'catalogue.product_not_found',
        'catalogue.no_price',
      ],
      idempotent: true,
    },
    ({ body }, { code }) => ({ act: 'money.promo_code_made', subject: { type: 'promoCode', id: code }, reason: body.note, after: body }),
  ),
  'POST /manager/promo-codes/:code/stop': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Nobody may use the code from now on; orders that have it keep it',
      params: z.strictObject({ code: Typed }),
      body: z.strictObject({ reason: text(500) }),
      gives: PromoCode,
      refusals: ['promo_not_found'],
      idempotent: true,
    },
    ({ body: { reason } }, { code }) => ({ act: 'money.promo_code_stopped', subject: { type: 'promoCode', id: code }, reason }),
  ),
});
