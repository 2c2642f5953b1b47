import { count } from '../../grammar.ts';
import { lessons as units } from '../shared/amounts.ts';
import { giftLessonsFrom } from '@school/contract/promotions/limits';
import { schoolIn } from '../../school-name.ts';
import { texts as names } from '../shared/names.ts';

import { enAnnouncement } from './announcement.ts';
import { enAdults } from './adults.ts';
import { enBalance } from './balance.ts';
import { enLessonChange } from './lesson-change.ts';
import type { MessageTexts } from '../../letters/message-texts.ts';
import { enRegular } from './regular.ts';
import { enClub } from './club.ts';
import { enManagerAnswer } from './manager-answer.ts';
import { enReminder } from './reminder.ts';
import { enStaff } from './staff.ts';
import { enRoom } from './room.ts';
import { enInvoice } from './invoice.ts';
import { enRefund } from './refund.ts';
import { enSubscription } from './subscription.ts';
import { enTopUp } from './top-up.ts';

const moreOf = (n: number): string => count('en', n, { one: 'more lesson', other: 'more lessons' });
const hours = (minutes: number): string => (Math.abs(minutes) === 60 ? 'an hour' : `${Math.abs(minutes)} minutes`);

export const en: MessageTexts = {
  subjects: names.subjects,
  courses: names.courses,
  cities: names.zones,
  sender: schoolIn.en,
  team: (school) => `The ${school} team`,
  ...enRegular,
  ...enLessonChange,
  ...enReminder,
  ...enStaff,
  ...enClub,
  ...enAdults,
  ...enBalance,
  ...enAnnouncement,
  ...enManagerAnswer,
  ...enSubscription,
  ...enTopUp,
  ...enRefund,
  ...enInvoice,
  ...enRoom,
  inZone: (moment, city) => `${moment} (${city} time)`,
  welcome: ({ parent, kid, address }) => ({
    subject: 'Welcome!',
    text: `Hello ${parent},\n\nYour account is ready, and so is your child’s profile: ${kid}. The next step is a free trial lesson. Choose a time that suits you:\n${address}/intro-appointment`,
    sms: `your account is ready. Choose a time for the free trial lesson: ${address}`,
  }),
  contactsChanged: ({ parent, address }) => ({
    subject: 'The contacts of your account have changed',
    text: `Hello ${parent},\n\nA school manager has changed the e-mail or phone of your account. This message goes to the previous contact. If you did not ask for it, contact us at once: ${address}/help`,
    sms: `the contacts of your account have changed. If you did not ask for it, contact us: ${address}/help`,
  }),
  linkMade: ({ parent, manager, reason, address }) => ({
    subject: 'A link to sign in was made for you',
    text: `Hello ${parent},\n\n${manager} of the school has made a link that opens your account once. Reason: ${reason}. If you did not ask for it, write to us at once: ${address}/help`,
    sms: `a link that opens your account was made. If you did not ask for it, write to us: ${address}/help`,
  }),
  introBooked: ({ parent, kid, subject, moment, teacher, address }) => ({
    subject: `Trial lesson: ${moment}`,
    text: `Hello ${parent},\n\nWe look forward to seeing you at the trial lesson.\n\nChild: ${kid}\nSubject: ${subject}\nWhen: ${moment}\n${teacher ? `Teacher: ${teacher}\n` : ''}\nThe lesson is free. You will need a computer with a camera and a microphone. Everything about it is in your account:\n${address}/`,
    sms: `trial lesson: ${moment}. You will need a computer with a camera and a microphone. Details: ${address}`,
  }),
  courseRecommended: ({ parent, kid, course, gift, address }) => ({
    subject: `We recommend the course “${course}”`,
    text: `Hello ${parent},\n\nThe teacher has written about the trial lesson and recommends the course “${course}”.\nChild: ${kid}\n\n${gift ? `A gift: ${moreOf(gift.lessons)} with a package of ${giftLessonsFrom} lessons or more if you pay by ${gift.until}.\n\n` : ''}The teacher’s report and the lesson packages are in your account:\n${address}/`,
    sms: `we recommend “${course}”.${gift ? ` Gift: ${units(gift.lessons)} with ${giftLessonsFrom} or more if you pay by ${gift.until}.` : ''} ${address}`,
  }),
  levelCompleted: ({ parent, kid, course, level, next, fits, path, address }) => ({
    subject: next ? `Level “${level}” completed: ${kid}` : `Course completed: ${course}`,
    text: `Hello ${parent},\n\n${next ? 'Another level is done, congratulations!' : 'The whole course is done, congratulations!'}\n\nChild: ${kid}\nCourse: ${course}\nLevel completed: “${level}”${next ? `\nNext: “${next}”\n\nProgress` : `\n\n${fits.length > 0 ? `What may fit next: ${fits.join(', ')}. ` : ''}A trial lesson in a new subject is free`}:\n${address}${path}`,
    sms: `${kid}, ${course}: ${next ? `level “${level}” completed, next “${next}”` : 'course completed'}! ${address}${path}`,
  }),
  orderPaid: ({ parent, amount, lessons, bonus, address }) => ({
    subject: 'Payment received',
    text: `Hello ${parent},\n\nWe have received your payment of ${amount}. Added to your balance: ${units(lessons)}.${bonus > 0 ? `\nAs a gift: ${units(bonus)}.` : ''}\n\nBalance and history:\n${address}/payment/history`,
    sms: `payment of ${amount} received, ${units(lessons + bonus)} added.`,
  }),
  scheduleSet: ({ parent, kid, course, days, heldUntil, address }) => ({
    subject: `Schedule: ${course}`,
    text: `Hello ${parent},\n\nThe weekly schedule is set.\n\nChild: ${kid}\nCourse: ${course}\nLessons: ${days}\n\n${heldUntil ? `We are holding these times until ${heldUntil}. To keep them, pay for a package:\n${address}/payment/products` : `All lessons are in the schedule:\n${address}/schedule`}`,
    sms: `lessons: ${days}.${heldUntil ? ` Held until ${heldUntil}, waiting for payment: ${address}` : ''}`,
  }),
  holdEnds: ({ parent, course, heldUntil, address }) => ({
    subject: `Your times are held until ${heldUntil}`,
    text: `Hello ${parent},\n\nYou chose a schedule for “${course}”. We are holding these times until ${heldUntil}. If no package is paid by then, the times become free again and you can choose others.\n\nPay here:\n${address}/payment/products`,
    sms: `your times are held until ${heldUntil}. Pay: ${address}/payment/products`,
  }),
  scheduleReleased: ({ parent, kid, course, address }) => ({
    subject: 'The times you chose are free again',
    text: `Hello ${parent},\n\nNo package has been paid yet, so we have released the times you chose.\n\nChild: ${kid}\nCourse: ${course}\n\nNo harm done: you can choose a schedule at any time:\n${address}/`,
    sms: `the times you chose are free again. Choose again: ${address}`,
  }),
  clockChanges: ({ parent, day, minutes, lessons, address }) => ({
    subject: `The clocks change on ${day}: lesson times will move`,
    text: `Hello ${parent},\n\nOn ${day} the clocks change, and with them the difference between your time and the school’s. So by your clock lessons will be ${hours(minutes)} ${minutes > 0 ? 'later' : 'earlier'}. The first lessons after the change:\n\n${lessons.join('\n')}\n\nThere is nothing you need to do. If the new time does not suit you, you can change the schedule:\n${address}/schedule`,
    sms: `the clocks change on ${day}, lessons will be ${hours(minutes)} ${minutes > 0 ? 'later' : 'earlier'} by your clock. ${address}/schedule`,
  }),
  lessonReleased: ({ parent, kid, moment, address }) => ({
    subject: `Lesson cancelled: ${moment}`,
    text: `Hello ${parent},\n\nYour balance did not cover the lesson on ${moment}, so it has been cancelled.\nChild: ${kid}\n\nIf a past lesson has not been marked yet, the one set aside for it cannot be used for now. Ask us here:\n${address}/chat\n\nTop up here:\n${address}/payment/products`,
    sms: `lesson cancelled: ${moment}. Your balance had no lesson for it. ${address}/payment/products`,
  }),
};
