import type { codeCalls } from '@school/contract/identity/code-calls';

import type { Handlers } from '#platform/http';

import { deviceCookie } from './identity.http.ts';
import type { Identity } from './identity.ts';
import { keptPhone } from './phones/kept-phone.ts';
import { deviceOf } from './rules/device.ts';

type Wanted = 'signInByCode' | 'passwordReset' | 'ownPassword';

export function codesHttp(identity: Pick<Identity, Wanted>): Handlers<typeof codeCalls> {
  const { signInByCode, passwordReset, ownPassword } = identity;
  return {
    'POST /auth/sms-code': async ({ body, request, caller }) =>
      signInByCode.ask({ ...body, phone: keptPhone(body.phone), ip: request.ip, locale: caller.locale }),
    'POST /auth/sms-code/sign-in': async ({ body, request }) =>
      signInByCode.enter({
        ...body,
        phone: keptPhone(body.phone),
        ip: request.ip,
        cookie: request.cookie(deviceCookie),
        device: deviceOf(request.userAgent),
      }),
    'POST /auth/reset': async ({ body, request }) => {
      await passwordReset.ask({ ...body, ip: request.ip });
      return { done: true };
    },
    'POST /auth/reset/by-code': async ({ body, request }) => ({
      token: await passwordReset.byCode({ ...body, phone: keptPhone(body.phone), ip: request.ip }),
    }),
    'POST /auth/reset/look': async ({ body, request }) => ({ until: (await passwordReset.look(body.token, request.ip)).toString() }),
    'POST /auth/reset/confirm': ({ body, request }) => passwordReset.confirm({ ...body, ip: request.ip }),
    'GET /user/password': ({ who }) => ownPassword.show(who),
    'POST /user/password/code': ({ who, request }) => ownPassword.askCode(who, request.ip),
    'POST /user/password': async ({ who, body, request }) => {
      await ownPassword.change(who, body, { ip: request.ip, device: request.cookie(deviceCookie) });
      return { done: true };
    },
  };
}
