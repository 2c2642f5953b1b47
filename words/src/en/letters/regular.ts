import { lessons as lessonsOf } from '../shared/amounts.ts';

import type { RegularTexts } from '../../letters/regular-texts.ts';

export const enRegular: RegularTexts = {
  scheduleChanged: ({ parent, kid, course, days, heldUntil, address, processId }) => ({
    subject: `Schedule changed: ${course}`,
    text: `Hello ${parent},\n\nYour new regular schedule is ready.\n\nChild: ${kid}\nCourse: ${course}\nLessons: ${days}\n\n${heldUntil ? `We’re holding these times until ${heldUntil}. To keep them, pay for a package:\n${address}/payment/products` : `Your schedule:\n${address}/schedule/regular/${processId}`}`,
    sms: `new schedule. Lessons: ${days}.${heldUntil ? ` Held until ${heldUntil}: ${address}/payment/products` : ''}`,
  }),
  schedulePaused: ({ parent, kid, course, first, last, on, address, processId }) => ({
    subject: `Schedule paused: ${course}`,
    text: `Hello ${parent},\n\nYour schedule is paused: no lessons from ${first} to ${last}.\n\nChild: ${kid}\nCourse: ${course}\n\nWe’re keeping your times. Lessons resume automatically from ${on}, so you don’t need to do anything. The cancelled lessons are back on your balance.\n\nYou can resume earlier any time:\n${address}/schedule/regular/${processId}`,
    sms: `paused from ${first} to ${last}, lessons resume on ${on}. Resume earlier: ${address}/schedule/regular/${processId}`,
  }),
  scheduleResumed: ({ parent, kid, course, lessons, missing, address, processId }) => ({
    subject: `Lessons are back in the schedule: ${course}`,
    text: `Hello ${parent},\n\nThe pause has ended early. ${lessons > 0 ? `Back in the schedule: ${lessonsOf(lessons)}.` : 'No dates were left before its original end. After that, lessons are as usual.'}\n\nChild: ${kid}\nCourse: ${course}${missing.length > 0 ? `\n\nThese times were taken during the pause, so there are no lessons then:\n${missing.map((moment) => `• ${moment}`).join('\n')}` : ''}\n\nAll lessons:\n${address}/schedule/regular/${processId}`,
    sms: `the pause has ended, back in the schedule: ${lessonsOf(lessons)}. ${address}/schedule/regular/${processId}`,
  }),
  scheduleEnded: ({ parent, kid, course, address }) => ({
    subject: `Regular schedule ended: ${course}`,
    text: `Hello ${parent},\n\nYour regular schedule has ended: the upcoming lessons are cancelled and back on your balance.\n\nChild: ${kid}\nCourse: ${course}\n\nChoose new times whenever you like:\n${address}/schedule`,
    sms: `the schedule for “${course}” has ended, the lessons are back on your balance. New times: ${address}/schedule`,
  }),
  teacherChanged: ({ parent, kid, course, teacher, days, address }) => ({
    subject: `A new teacher: ${teacher}`,
    text: `Hello ${parent},\n\nYour child has a new teacher.\n\nChild: ${kid}\nCourse: ${course}\nTeacher: ${teacher}\n${days ? `Lessons: ${days}\n` : ''}\nLessons that are too soon to change will be with the previous teacher. Say hello in the chat:\n${address}/chat`,
    sms: `“${course}” is now taught by ${teacher}.${days ? ` Lessons: ${days}.` : ''} ${address}/schedule`,
  }),
  teacherRequestWaits: ({ parent, kid, course, address, processId }) => ({
    subject: `We’re looking for a teacher: ${course}`,
    text: `Hello ${parent},\n\nWe’ve received your request for another teacher. Right now nobody is free at all of your times, so we’ll find a teacher ourselves and write to you.\n\nChild: ${kid}\nCourse: ${course}\n\nUntil then lessons continue as before. You can also choose a teacher yourself if other times suit you:\n${address}/change-teacher/${processId}`,
    sms: `we’re looking for a new teacher and will write to you. Lessons continue as before.`,
  }),
  lessonUnfunded: ({ parent, kid, moment, releasedAt, address }) => ({
    subject: `Lesson not paid for: ${moment}`,
    text: `Hello ${parent},\n\nA lesson is booked, but your balance doesn’t cover it.\n\nChild: ${kid}\nLesson: ${moment}\n\nPlease top up by ${releasedAt}, or we’ll have to cancel it:\n${address}/payment/products`,
    sms: `lesson not paid for: ${moment}. Top up by ${releasedAt}: ${address}/payment/products`,
  }),
};
