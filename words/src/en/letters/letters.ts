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
    subject: 'Your contact details have changed',
    text: `Hello ${parent},\n\nA school manager has changed your e-mail or phone. We’re sending this to your old contact. If you didn’t ask for it, contact us right away: ${address}/help`,
    sms: `your contact details have changed. If you didn’t ask for it, contact us: ${address}/help`,
  }),
  linkMade: ({ parent, manager, reason, address }) => ({
    subject: 'A sign-in link for your account',
    text: `Hello ${parent},\n\n${manager} from the school has created a link that signs in to your account once. Reason: ${reason}. If you didn’t ask for it, contact us right away: ${address}/help`,
    sms: `a sign-in link for your account was created. If you didn’t ask for it, contact us: ${address}/help`,
  }),
  introBooked: ({ parent, kid, subject, moment, teacher, address }) => ({
    subject: `Trial lesson: ${moment}`,
    text: `Hello ${parent},\n\nWe look forward to seeing you at the trial lesson.\n\nChild: ${kid}\nSubject: ${subject}\nWhen: ${moment}\n${teacher ? `Teacher: ${teacher}\n` : ''}\nThe lesson is free. You’ll need a computer with a camera and a microphone. Details are in your account:\n${address}/`,
    sms: `trial lesson: ${moment}. You’ll need a computer with a camera and a microphone. Details: ${address}`,
  }),
  courseRecommended: ({ parent, kid, course, gift, address }) => ({
    subject: `We recommend the course “${course}”`,
    text: `Hello ${parent},\n\nThe teacher has told us how the trial lesson went and recommends the course “${course}”.\nChild: ${kid}\n\n${gift ? `A gift: ${moreOf(gift.lessons)} with a package of ${giftLessonsFrom} lessons or more if you pay by ${gift.until}.\n\n` : ''}The teacher’s report and the lesson packages are in your account:\n${address}/`,
    sms: `we recommend “${course}”.${gift ? ` Gift: ${units(gift.lessons)} with ${giftLessonsFrom} or more if you pay by ${gift.until}.` : ''} ${address}`,
  }),
  levelCompleted: ({ parent, kid, course, level, next, fits, path, address }) => ({
    subject: next ? `Level “${level}” completed: ${kid}` : `Course completed: ${course}`,
    text: `Hello ${parent},\n\n${next ? 'Another level completed. Congratulations!' : 'The whole course completed. Congratulations!'}\n\nChild: ${kid}\nCourse: ${course}\nLevel completed: “${level}”${next ? `\nNext: “${next}”\n\nProgress` : `\n\n${fits.length > 0 ? `What could be next: ${fits.join(', ')}. ` : ''}A trial lesson in a new subject is free`}:\n${address}${path}`,
    sms: `${kid}, ${course}: ${next ? `level “${level}” completed, next “${next}”` : 'course completed'}! ${address}${path}`,
  }),
  orderPaid: ({ parent, amount, lessons, bonus, address }) => ({
    subject: 'Payment received',
    text: `Hello ${parent},\n\nWe’ve received your payment of ${amount}. Added to your balance: ${units(lessons)}.${bonus > 0 ? `\nAs a gift: ${units(bonus)}.` : ''}\n\nBalance and history:\n${address}/payment/history`,
    sms: `payment of ${amount} received, ${units(lessons + bonus)} added.`,
  }),
  scheduleSet: ({ parent, kid, course, days, heldUntil, address }) => ({
    subject: `Schedule: ${course}`,
    text: `Hello ${parent},\n\nYour regular schedule is ready.\n\nChild: ${kid}\nCourse: ${course}\nLessons: ${days}\n\n${heldUntil ? `We’re holding these times until ${heldUntil}. To keep them, pay for a package:\n${address}/payment/products` : `All lessons are in the schedule:\n${address}/schedule`}`,
    sms: `lessons: ${days}.${heldUntil ? ` Held until ${heldUntil}, waiting for payment: ${address}` : ''}`,
  }),
  holdEnds: ({ parent, course, heldUntil, address }) => ({
    subject: `Your times are held until ${heldUntil}`,
    text: `Hello ${parent},\n\nYou chose a schedule for “${course}”. We’re holding these times until ${heldUntil}. If you don’t pay for a package by then, the times become available to others.\n\nPay here:\n${address}/payment/products`,
    sms: `your times are held until ${heldUntil}. Pay: ${address}/payment/products`,
  }),
  scheduleReleased: ({ parent, kid, course, address }) => ({
    subject: 'The times you chose are available again',
    text: `Hello ${parent},\n\nYou haven’t paid for a package yet, so the times you chose are available again.\n\nChild: ${kid}\nCourse: ${course}\n\nNo worries: you can choose a schedule whenever you like:\n${address}/`,
    sms: `the times you chose are available again. Choose again: ${address}`,
  }),
  clockChanges: ({ parent, day, minutes, lessons, address }) => ({
    subject: `The clocks change on ${day}: lesson times will move`,
    text: `Hello ${parent},\n\nThe clocks change on ${day}, and so does the difference between your time and the school’s. By your clock, lessons will start ${hours(minutes)} ${minutes > 0 ? 'later' : 'earlier'}. The first lessons after the change:\n\n${lessons.join('\n')}\n\nYou don’t need to do anything. If the new time doesn’t suit you, you can change the schedule:\n${address}/schedule`,
    sms: `the clocks change on ${day}, lessons will be ${hours(minutes)} ${minutes > 0 ? 'later' : 'earlier'} by your clock. ${address}/schedule`,
  }),
  lessonReleased: ({ parent, kid, moment, address }) => ({
    subject: `Lesson cancelled: ${moment}`,
    text: `Hello ${parent},\n\nYour balance didn’t cover the lesson on ${moment}, so we’ve cancelled it.\nChild: ${kid}\n\nIf a past lesson hasn’t been marked yet, we’re still holding a lesson from your balance for it. Ask us here:\n${address}/chat\n\nTop up here:\n${address}/payment/products`,
    sms: `lesson cancelled: ${moment}. Your balance didn’t cover it. ${address}/payment/products`,
  }),
};
