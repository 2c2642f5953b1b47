import { lessons as lessonsOf } from '../shared/amounts.ts';

import type { RegularTexts } from '../../letters/regular-texts.ts';

export const enRegular: RegularTexts = {
  scheduleChanged: ({ parent, kid, course, days, heldUntil, address, processId }) => ({
    subject: `Schedule changed: ${course}`,
    text: `Hello ${parent},\n\nThe new weekly schedule is ready.\n\nChild: ${kid}\nCourse: ${course}\nLessons: ${days}\n\n${heldUntil ? `We are holding these times until ${heldUntil}. To keep them, pay for a package:\n${address}/payment/products` : `The whole schedule:\n${address}/schedule/regular/${processId}`}`,
    sms: `new schedule. Lessons: ${days}.${heldUntil ? ` Held until ${heldUntil}: ${address}/payment/products` : ''}`,
  }),
  schedulePaused: ({ parent, kid, course, first, last, on, address, processId }) => ({
    subject: `Schedule paused: ${course}`,
    text: `Hello ${parent},\n\nThe schedule is paused: there are no lessons from ${first} to ${last}.\n\nChild: ${kid}\nCourse: ${course}\n\nYour times stay yours: lessons resume automatically from ${on}; there is nothing you need to do. The cancelled lessons are back on your balance and cover the next ones.\n\nYou can come back earlier at any moment:\n${address}/schedule/regular/${processId}`,
    sms: `paused from ${first} to ${last}, lessons resume on ${on}. Come back earlier: ${address}/schedule/regular/${processId}`,
  }),
  scheduleResumed: ({ parent, kid, course, lessons, missing, address, processId }) => ({
    subject: `Lessons are back in the schedule: ${course}`,
    text: `Hello ${parent},\n\nThe pause has ended early. ${lessons > 0 ? `Back in the schedule: ${lessonsOf(lessons)}.` : 'No date was left free until its end; after that everything goes by the schedule.'}\n\nChild: ${kid}\nCourse: ${course}${missing.length > 0 ? `\n\nThese times were taken during the pause, so there is no lesson then:\n${missing.map((moment) => `• ${moment}`).join('\n')}` : ''}\n\nAll lessons:\n${address}/schedule/regular/${processId}`,
    sms: `the pause has ended, back in the schedule: ${lessonsOf(lessons)}. ${address}/schedule/regular/${processId}`,
  }),
  scheduleEnded: ({ parent, kid, course, address }) => ({
    subject: `Weekly schedule ended: ${course}`,
    text: `Hello ${parent},\n\nThe weekly schedule has ended: its upcoming lessons are cancelled and back on your balance.\n\nChild: ${kid}\nCourse: ${course}\n\nYou can choose new times whenever you like:\n${address}/schedule`,
    sms: `the schedule of “${course}” has ended, its lessons are on your balance. New times: ${address}/schedule`,
  }),
  teacherChanged: ({ parent, kid, course, teacher, days, address }) => ({
    subject: `A new teacher: ${teacher}`,
    text: `Hello ${parent},\n\nFrom now on the lessons are with a new teacher.\n\nChild: ${kid}\nCourse: ${course}\nTeacher: ${teacher}\n${days ? `Lessons: ${days}\n` : ''}\nLessons that are too near to be changed stay with the previous teacher. Say hello in the chat:\n${address}/chat`,
    sms: `${teacher} teaches “${course}” from now on.${days ? ` Lessons: ${days}.` : ''} ${address}/schedule`,
  }),
  teacherRequestWaits: ({ parent, kid, course, address, processId }) => ({
    subject: `We are looking for a teacher: ${course}`,
    text: `Hello ${parent},\n\nWe have your request for another teacher. Right now nobody has all of your hours free, so the school will look for a teacher and write to you.\n\nChild: ${kid}\nCourse: ${course}\n\nUntil then lessons continue as before. You can also choose a teacher at other times yourself:\n${address}/change-teacher/${processId}`,
    sms: `the school is looking for a new teacher and will write to you. Lessons continue as before.`,
  }),
  lessonUnfunded: ({ parent, kid, moment, releasedAt, address }) => ({
    subject: `Lesson not paid for: ${moment}`,
    text: `Hello ${parent},\n\nThere is a lesson in the schedule, but your balance has no lesson left for it.\n\nChild: ${kid}\nLesson: ${moment}\n\nPlease top up by ${releasedAt}, or we will have to cancel the lesson:\n${address}/payment/products`,
    sms: `lesson not paid for: ${moment}. Top up by ${releasedAt}: ${address}/payment/products`,
  }),
};
