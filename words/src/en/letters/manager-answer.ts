import type { ManagerAnswerTexts } from '../../letters/manager-answer-texts.ts';

export const enManagerAnswer: ManagerAnswerTexts = {
  teacherRequestDeclined: ({ parent, kid, course, answer, address }) => ({
    subject: `About another teacher: ${course}`,
    text: `Hello ${parent},\n\nWe have looked at your request for another teacher.\n\nChild: ${kid}\nCourse: ${course}\n\n${answer}\n\nLessons go on as before. If you would like to talk about it, write to us:\n${address}/chat`,
    sms: `your request for another teacher (${course}) is answered. More: ${address}/chat`,
  }),
  groupRemoved: ({ parent, kid, group, stays, address }) => ({
    subject: `Out of the group “${group}”`,
    text: `Hello ${parent},\n\nYour child has left the group, as agreed.\n\nGroup: “${group}”\nChild: ${kid}\n${stays.length > 0 ? `Lessons that are too near to be given back stay: ${stays.join('; ')}\n` : ''}\nLessons set aside for its coming meetings are back on your balance. Other groups:\n${address}/groups`,
    sms: `${kid} is out of “${group}”; lessons set aside are back on your balance. ${address}/groups`,
  }),
  waitingDeclined: ({ parent, kid, course, answer, address }) => ({
    subject: `Waiting list: ${course}`,
    text: `Hello ${parent},\n\nWe have closed your request on the waiting list.\n\nCourse: ${course}\nChild: ${kid}\n\n${answer}\n\nGroups you can join:\n${address}/groups`,
    sms: `your request on the waiting list (${course}) is closed. Groups: ${address}/groups`,
  }),
};
