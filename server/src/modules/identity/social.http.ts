import type { socialCalls } from '@school/contract/identity/social-calls';
import { identityLimits } from '@school/contract/identity/limits';

import type { AnswerTools, Handlers, RequestFacts } from '#platform/http';

import type { Identity } from './identity.ts';
import type { Started } from './social/authorization-request.ts';

/** The cookie that brings the key of a way back. */
const authorizationCookie = 'chip-social';

const { authorizationMinutes } = identityLimits.social;

export function socialHttp({ social }: Pick<Identity, 'social'>, publicUrl: string): Handlers<typeof socialCalls> {
  const asked = (request: RequestFacts, shell: boolean | undefined) => ({
    isShell: shell ?? false,
    origin: typeof request.headers['origin'] === 'string' ? request.headers['origin'] : new URL(publicUrl).origin,
    ip: request.ip,
  });
  const away = ({ address, key }: Started, answer: AnswerTools) => {
    answer.setCookie(authorizationCookie, key, { maxAge: authorizationMinutes * 60 });
    return { address };
  };
  const back = (callback: string, request: RequestFacts, answer: AnswerTools) => {
    const key = request.cookie(authorizationCookie);
    answer.clearCookie(authorizationCookie);
    return { callback, key };
  };
  return {
    'GET /auth/social': async () => ({ providers: social.offered() }),
    'POST /auth/social/:provider/start': async ({ params, body, request, answer }) =>
      away(await social.start(params.provider, { ...asked(request, body.shell), after: body.after }), answer),
    'POST /auth/social/finish': ({ body, request, answer }) => social.finish(back(body.callback, request, answer)),
    'GET /user/social': ({ who }) => social.list(who.accountId),
    'POST /user/social/:provider/start': async ({ who, params, body, request, answer }) =>
      away(await social.startLink(who, params.provider, body.password, asked(request, body.shell)), answer),
    'POST /user/social/finish': ({ who, body, request, answer }) => social.finishLink(who, back(body.callback, request, answer)),
    'POST /user/social/:provider/unlink': ({ who, params, body }) => social.unlink(who, params.provider, body.password),
  };
}
