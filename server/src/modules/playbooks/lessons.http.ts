import type { lessonCalls } from '@school/contract/playbooks/lesson-calls';

import type { Handlers } from '#platform/http';
import type { Principal } from '#platform/principal';

import type { Playbooks } from './playbooks.ts';

/** `nameOf` says how a colleague is called on the record. */
export const lessonsHttp = (
  { lessons, preview }: Playbooks,
  nameOf: (accountId: string) => Promise<string>,
): Handlers<typeof lessonCalls> => {
  const colleague = async ({ accountId }: Principal) => ({ accountId, name: await nameOf(accountId) });
  const done = { done: true } as const;
  return {
    'GET /manager/lessons': () => lessons.list(),
    'GET /manager/lessons/:courseCode/:lessonCode': ({ params }) => lessons.show(params),
    'GET /manager/lessons/:courseCode/:lessonCode/versions/:number': ({ params: { number, ...place } }) => lessons.version(place, number),
    'POST /manager/lessons/:courseCode/:lessonCode/draft': async ({ who, params, body }) =>
      lessons.save(params, body.revision, body.body, await colleague(who)),
    'POST /manager/lessons/:courseCode/:lessonCode/draft/discard': async ({ params, body }) => {
      await lessons.discard(params, body.revision);
      return done;
    },
    'POST /manager/lessons/:courseCode/:lessonCode/preview': ({ params, body }) => preview.items(params, body),
    'POST /manager/lessons/:courseCode/:lessonCode/preview/answers': ({ params, body }) => preview.judge(params, body),
    'POST /manager/lessons/:courseCode/:lessonCode/preview/hint': ({ params, body }) => preview.hint(params, body),
    'POST /manager/lessons/:courseCode/:lessonCode/preview/moves': ({ params, body }) => preview.move(params, body),
    'POST /manager/lessons/:courseCode/:lessonCode/publish': async ({ who, params, body }) => {
      await lessons.publish(params, body, await colleague(who));
      return done;
    },
    'POST /manager/lessons/:courseCode/:lessonCode/restore': async ({ who, params, body }) => {
      await lessons.restore(params, body.reason, await colleague(who));
      return done;
    },
    'POST /manager/lessons/:courseCode/levels/:levelCode/lessons': async ({ who, params, body }) =>
      lessons.begin(params, body.title, await colleague(who)),
    'POST /manager/lessons/:courseCode/:lessonCode/move': async ({ who, params, body }) => {
      await lessons.move(params, body, await colleague(who));
      return done;
    },
    'POST /manager/lessons/:courseCode/:lessonCode/take-out': async ({ who, params, body }) => {
      await lessons.takeOut(params, body.reason, await colleague(who));
      return done;
    },
    'POST /manager/lessons/:courseCode/:lessonCode/put-back': async ({ who, params, body }) => {
      await lessons.putBack(params, body.reason, await colleague(who));
      return done;
    },
  };
};
