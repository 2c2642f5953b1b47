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
  /** Does something with a lesson, and says what it is called. */
  async function named(place: Parameters<typeof lessons.titleOf>[0], act: () => Promise<void>) {
    const title = await lessons.titleOf(place);
    await act();
    return { title };
  }
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
    'POST /manager/lessons/:courseCode/:lessonCode/publish': ({ who, params, body }) =>
      named(params, async () => lessons.publish(params, body, await colleague(who))),
    'POST /manager/lessons/:courseCode/:lessonCode/restore': ({ who, params, body }) =>
      named(params, async () => lessons.restore(params, body.reason, await colleague(who))),
    'POST /manager/lessons/:courseCode/levels/:levelCode/lessons': async ({ who, params, body }) =>
      lessons.begin(params, body.title, await colleague(who)),
    'POST /manager/lessons/:courseCode/:lessonCode/move': ({ who, params, body }) =>
      named(params, async () => lessons.move(params, body, await colleague(who))),
    'POST /manager/lessons/:courseCode/:lessonCode/take-out': ({ who, params, body }) =>
      named(params, async () => lessons.takeOut(params, body.reason, await colleague(who))),
    'POST /manager/lessons/:courseCode/:lessonCode/put-back': ({ who, params, body }) =>
      named(params, async () => lessons.putBack(params, body.reason, await colleague(who))),
  };
};
