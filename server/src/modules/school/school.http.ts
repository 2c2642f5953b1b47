import type { schoolCalls } from '@school/contract/school/calls';

import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { SchoolSettings } from './school.ts';

/** `nameOf` says how a colleague is called on the record. */
export const schoolHttp = (school: SchoolSettings, nameOf: (accountId: string) => Promise<string>): Handlers<typeof schoolCalls> => {
  const rightsOf = ({ rights = [] }: Principal) => ({ rights });
  const changer = async (who: Principal) => ({ accountId: who.accountId, name: await nameOf(who.accountId), ...rightsOf(who) });
  return {
    'GET /school': () => Promise.resolve(school.shown()),
    'GET /manager/school/settings/:group': ({ who, params }) => school.show(rightsOf(who), params.group),
    'GET /manager/school/settings/:group/history': async ({ params }) => ({ changes: await school.history(params.group) }),
    'POST /manager/school/settings/:group/preview': async ({ params, body }) => ({
      effects: await school.preview(params.group, body.values),
    }),
    'POST /manager/school/settings/:group': async ({ who, params, body }) => {
      const validFrom = body.validFrom === null ? null : Temporal.Instant.from(body.validFrom);
      await school.change(await changer(who), params.group, { ...body, validFrom });
      return school.show(rightsOf(who), params.group);
    },
    'POST /manager/school/logo': ({ who, request }) => school.look.addLogo(who.accountId, request.raw),
    'POST /manager/school/settings/:group/withdraw': async ({ who, params, body }) => {
      const withdrawn = await school.withdraw(await changer(who), params.group, body.key, body.reason);
      return { ...(await school.show(rightsOf(who), params.group)), withdrawn };
    },
  };
};
