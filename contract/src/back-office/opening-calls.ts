import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Phone, SecondFactorCode } from '../identity/shapes.ts';
import { provedChannels } from '../school/opening.ts';
import { SchoolSecret, SecretKind, SecretShown } from '../school/secrets.ts';
import { StaffReason } from '../staff/shapes.ts';
import { Instant, Nothing, word } from '../shapes.ts';
import { openingSteps, OpeningShown } from './opening-shapes.ts';

/** A code of the app is asked for. */
const codeRefusals = ['identity.second_factor_not_set', 'identity.wrong_code', 'identity.code_used', 'request.too_many'] as const;

/** What makes a school ready, and its opening (docs/rules/opening.md). */
export const schoolOpeningCalls = defineCalls({
  'GET /manager/school/opening': {
    who: needing(managerReads, 'owner', 'admin'),
    summary: 'What a school needs before families come, step by step, as it stands by facts',
    gives: OpeningShown,
    refusals: [],
  },
  'POST /manager/school/proofs/:channel': {
    who: needing(manager, 'owner'),
    summary: 'Sends a code to the one who asks, by mail or by SMS, to see that it arrives',
    params: z.strictObject({ channel: z.enum(provedChannels) }),
    body: z.strictObject({ phone: z.optional(Phone) }),
    gives: z.strictObject({ sentTo: z.string() }),
    refusals: ['school.channel_missing', 'school.channel_fails', 'identity.contact_needed', 'identity.wrong_phone', 'request.too_many'],
  },
  'POST /manager/school/proofs/:channel/code': {
    who: needing(manager, 'owner'),
    summary: 'The code that has arrived',
    params: z.strictObject({ channel: z.enum(provedChannels) }),
    body: z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) }),
    gives: OpeningShown,
    refusals: ['school.wrong_proof'],
  },
  'POST /manager/school/telegram/proof': {
    who: needing(manager, 'owner'),
    summary:
      'Tries the bot: answers with a link into its chat, and the school knows that it works when Telegram tells of whoever opened it',
    body: Nothing,
    gives: z.strictObject({ url: z.string(), endsAt: Instant }),
    refusals: ['school.channel_missing', 'school.channel_fails', 'request.too_many'],
  },
  'GET /manager/school/secrets': {
    who: needing(managerReads, 'owner'),
    summary:
      'Passwords of mail and SMS, the token of the bot, keys of banks: whether they are set, by whom, and their last signs, never more',
    gives: z.strictObject({ secrets: z.array(SecretShown) }),
    refusals: [],
  },
  'POST /manager/school/secrets': inLog(
    {
      who: needing(manager, 'owner'),
      summary: 'Enters the passwords or keys of one way out of the school, where the server has not fixed them',
      body: z.strictObject({ secret: SchoolSecret, code: SecondFactorCode, reason: StaffReason }),
      gives: z.strictObject({ secrets: z.array(SecretShown) }),
      refusals: ['school.setting_fixed', 'school.wrong_public_key', ...codeRefusals],
    },
    ({ body }) => ({ act: 'school.secret_set', reason: body.reason, after: { secret: body.secret.kind } }),
  ),
  'POST /manager/school/secrets/:kind/forget': inLog(
    {
      who: needing(manager, 'owner'),
      summary: 'Forgets them: nothing leaves the school by this way any more',
      params: z.strictObject({ kind: SecretKind }),
      body: z.strictObject({ code: SecondFactorCode, reason: StaffReason }),
      gives: z.strictObject({ secrets: z.array(SecretShown) }),
      refusals: ['school.setting_not_found', ...codeRefusals],
    },
    ({ params, body }) => ({ act: 'school.secret_forgotten', reason: body.reason, after: { secret: params.kind } }),
  ),
  'POST /manager/school/banks/:provider/proof': {
    who: needing(manager, 'owner'),
    summary: 'Tries a bank with a small payment of one’s own, which goes back by itself: answers with the page of the bank',
    params: z.strictObject({ provider: word(20) }),
    body: Nothing,
    gives: z.strictObject({ checkoutUrl: z.string() }),
    refusals: ['payments.provider_not_found', 'payments.provider_unavailable'],
  },
  'POST /manager/school/open': inLog(
    {
      who: needing(manager, 'owner'),
      summary: 'Opens the school to families. What must be is; what should be is named by the owner as seen',
      body: z.strictObject({ seen: z.array(z.enum(openingSteps)).check(z.maxLength(openingSteps.length)), reason: StaffReason }),
      gives: OpeningShown,
      refusals: ['school.not_ready', 'school.not_seen', 'school.takes_families'],
      idempotent: true,
    },
    ({ body }) => ({ act: 'school.opened', reason: body.reason, after: { despiteMissing: body.seen.join(', ') } }),
  ),
  'POST /manager/school/close': inLog(
    {
      who: needing(manager, 'owner'),
      summary: 'Takes no new families; those that are there go on',
      body: z.strictObject({ reason: StaffReason }),
      gives: OpeningShown,
      refusals: ['school.takes_no_families'],
      idempotent: true,
    },
    ({ body }) => ({ act: 'school.closed_to_new', reason: body.reason }),
  ),
});
