import type { pagesCalls } from '@school/contract/pages/calls';

import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Pages } from './pages.ts';

/** `nameOf` says how a colleague is called on the record. */
export const pagesHttp = (pages: Pages, nameOf: (accountId: string) => Promise<string>): Handlers<typeof pagesCalls> => {
  const colleague = async ({ accountId }: Principal) => ({ accountId, name: await nameOf(accountId) });
  const done = { done: true } as const;
  return {
    'GET /faq': () => pages.faq(),
    'GET /legal/:document': ({ params }) => pages.legal(params.document),
    'GET /courses/:courseCode/about': async ({ params }) => ({ about: await pages.course(params.courseCode) }),
    'GET /user/banner': async () => ({ banner: await pages.banner() }),
    'GET /manager/texts': () => pages.list(),
    'GET /manager/texts/:page': ({ params }) => pages.show(params.page),
    'GET /manager/texts/:page/versions/:number': ({ params }) => pages.version(params.page, params.number),
    'POST /manager/texts/:page/draft': async ({ who, params, body }) =>
      pages.save(params.page, body.revision, body.body, await colleague(who)),
    'POST /manager/texts/:page/draft/discard': async ({ params, body }) => {
      await pages.discard(params.page, body.revision);
      return done;
    },
    'POST /manager/texts/:page/test': async ({ who, params, body }) => {
      await pages.test(params.page, body.revision, who.customerId);
      return done;
    },
    'POST /manager/texts/:page/publish': async ({ who, params, body }) => {
      const validFrom = body.validFrom === null ? null : Temporal.Instant.from(body.validFrom);
      await pages.publish(params.page, { ...body, validFrom }, await colleague(who));
      return done;
    },
    'POST /manager/texts/:page/restore': async ({ who, params, body }) => {
      await pages.restore(params.page, body.reason, await colleague(who));
      return done;
    },
    'POST /manager/texts/:page/withdraw': async ({ who, params, body }) => pages.withdraw(params.page, body.reason, await colleague(who)),
  };
};
