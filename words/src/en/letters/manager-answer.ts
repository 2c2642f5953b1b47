import type { ManagerAnswerTexts } from '../../letters/manager-answer-texts.ts';

export const enManagerAnswer: ManagerAnswerTexts = {
  teacherRequestDeclined: ({ parent, kid, course, answer, address }) => ({
    subject: `About another teacher: ${course}`,
    text: `Hello ${parent},\n\nWe’ve looked into your request for another teacher.\n\nChild: ${kid}\nCourse: ${course}\n\n${answer}\n\nLessons continue as before. If you’d like to talk about it, message us:\n${address}/chat`,
    sms: `we’ve answered your request for another teacher (${course}). Details: ${address}/chat`,
  }),
  groupRemoved: ({ parent, kid, group, stays, address }) => ({
    subject: `Your child has left “${group}”`,
    text: `Hello ${parent},\n\nYour child has left the group, as agreed.\n\nGroup: “${group}”\nChild: ${kid}\n${stays.length > 0 ? `These lessons are too soon to cancel and will still take place: ${stays.join('; ')}\n` : ''}\nThe lessons reserved for later meetings are back on your balance. Other groups:\n${address}/groups`,
    sms: `${kid} has left “${group}”, the lessons are back on your balance. ${address}/groups`,
  }),
  waitingDeclined: ({ parent, kid, course, answer, address }) => ({
    subject: `Waiting list: ${course}`,
    text: `Hello ${parent},\n\nWe’ve closed your waiting list request.\n\nCourse: ${course}\nChild: ${kid}\n\n${answer}\n\nGroups you can join:\n${address}/groups`,
    sms: `your waiting list request (${course}) is closed. Groups: ${address}/groups`,
  }),
};
