import type { secondFactorCalls } from '@school/contract/identity/second-factor-calls';

import type { Handlers } from '#platform/http';

import type { Identity } from './identity.ts';

export const secondFactorHttp = ({ secondFactor }: Pick<Identity, 'secondFactor'>): Handlers<typeof secondFactorCalls> => ({
  'POST /auth/second-factor': async ({ body }) => ({ idToken: await secondFactor.enterCode(body.ticket, body.code) }),
  'POST /auth/second-factor/enrol': ({ body }) => secondFactor.enrolAtSignIn(body.ticket),
  'POST /auth/second-factor/confirm': async ({ body }) => {
    const { idToken, recoveryCodes } = await secondFactor.confirmAtSignIn(body.ticket, body.code);
    return { idToken, recoveryCodes };
  },
  'GET /user/second-factor': ({ who }) => secondFactor.show(who.accountId),
  'POST /user/second-factor/enrol': ({ who, body }) => secondFactor.enrol(who.accountId, body.password),
  'POST /user/second-factor/confirm': async ({ who, body }) => ({ recoveryCodes: await secondFactor.confirm(who.accountId, body.code) }),
  'POST /user/second-factor/recovery-codes': async ({ who, body }) => ({
    recoveryCodes: await secondFactor.renewRecoveryCodes(who.accountId, body.code),
  }),
  'POST /user/second-factor/remove': async ({ who, body }) => {
    await secondFactor.remove(who.accountId, body);
    return { done: true };
  },
});
