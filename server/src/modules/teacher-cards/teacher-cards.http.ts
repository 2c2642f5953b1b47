import type { teacherCardsCalls } from '@school/contract/teacher-cards/calls';

import type { Handlers } from '#platform/http';

import type { TeacherCards } from './teacher-cards.ts';

export const teacherCardsHttp = (
  { card, writing, deciding }: TeacherCards,
  nameOf: (accountId: string) => Promise<string>,
): Handlers<typeof teacherCardsCalls> => {
  const by = async (accountId: string) => ({ accountId, name: await nameOf(accountId) });
  return {
    'GET /teachers/:teacherId/card': ({ params }) => card(params.teacherId),
    'GET /teacher/card': ({ who }) => writing.show(who.customerId),
    'POST /teacher/card/photo': ({ who, request }) => writing.setPhoto(who.customerId, request.raw),
    'POST /teacher/card/video': ({ who, request }) => writing.setVideo(who.customerId, request.raw),
    'POST /teacher/card/send': ({ who, body }) => writing.send(who.customerId, body),
    'POST /teacher/card/take-back': ({ who }) => writing.takeBack(who.customerId),
    'GET /manager/teacher-cards': () => deciding.list(),
    'POST /manager/teacher-cards/:changeId/approve': async ({ who, params }) => deciding.approve(params.changeId, await by(who.accountId)),
    'POST /manager/teacher-cards/:changeId/decline': async ({ who, params, body }) =>
      deciding.decline(params.changeId, await by(who.accountId), body.reason),
  };
};
