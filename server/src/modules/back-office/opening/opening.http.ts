import type { schoolOpeningCalls } from '@school/contract/back-office/opening-calls';

import type { Handlers } from '#platform/http';

import type { Opening } from './opening.ts';

export const schoolOpeningHttp = (opening: Opening): Handlers<typeof schoolOpeningCalls> => ({
  'GET /manager/school/opening': ({ who }) => opening.show(who),
  'POST /manager/school/open': ({ who, body }) => opening.open(who, body.seen),
  'POST /manager/school/close': ({ who }) => opening.close(who),
  'POST /manager/school/telegram/proof': () => opening.tryTelegram(),
  'GET /manager/school/secrets': () => opening.secrets(),
  'POST /manager/school/secrets': ({ who, body }) => opening.enterSecret(who, body),
  'POST /manager/school/secrets/:kind/forget': ({ who, params, body }) => opening.forgetSecret(who, params.kind, body.code),
  'POST /manager/school/banks/:provider/proof': ({ who, params }) => opening.tryBank(who, params.provider),
  'POST /manager/school/proofs/:channel': ({ who, params, body }) => opening.sendProof(who, params.channel, body.phone),
  'POST /manager/school/proofs/:channel/code': ({ who, params, body }) => opening.enterProof(who, params.channel, body.code),
});
