import { lessons as lessonsOf } from '../shared/amounts.ts';
import type { Back, LessonChangeTexts } from '../../letters/lesson-change-texts.ts';

/** Units that went on at once to lessons without one are not on the balance any more. */
const back = ({ free, passed, only }: Back): string => {
  const goneOn =
    passed === 1 && only
      ? `\n\nIt now pays for another lesson your balance didn’t cover: ${only}.`
      : `\n\nNow paying for other lessons your balance didn’t cover: ${lessonsOf(passed)}.`;
  return `${free > 0 ? `\n\nBack on your balance: ${lessonsOf(free)}.` : ''}${passed > 0 ? goneOn : ''}`;
};
const who = (kid: string, course: string, isTrial = false): string => `Child: ${kid}\n${isTrial ? 'Subject' : 'Course'}: ${course}`;

export const enLessonChange: LessonChangeTexts = {
  lessonAppointed: ({ parent, kid, course, moment, teacher, address }) => ({
    subject: `Lesson booked: ${moment}`,
    text: `Hello ${parent},\n\nThe lesson is booked.\n\n${who(kid, course)}\nWhen: ${moment}\nTeacher: ${teacher}\n\nAll lessons:\n${address}/schedule`,
    sms: `lesson booked: ${moment}. ${kid}, ${course} with ${teacher}. ${address}/schedule`,
  }),
  lessonMoved: ({ parent, kid, course, isTrial, bySchool, from, to, teacher, address }) => ({
    subject: `${isTrial ? 'Trial lesson rescheduled' : 'Lesson rescheduled'}: ${to}`,
    text: `Hello ${parent},\n\n${bySchool ? `We’ve rescheduled the ${isTrial ? 'trial lesson' : 'lesson'}.` : `The ${isTrial ? 'trial lesson' : 'lesson'} has been rescheduled.`}\n\n${who(kid, course, isTrial)}\nWas: ${from}\nNow: ${to}\nTeacher: ${teacher}\n\nAll lessons:\n${address}/schedule`,
    sms: `${isTrial ? 'trial lesson' : 'lesson'} rescheduled: ${to}. ${kid}, ${course}. ${address}/schedule`,
  }),
  weeklyTimeMoved: ({ parent, kid, course, bySchool, was, is, first, moved, teacher, address }) => ({
    subject: `New lesson time: ${course}`,
    text: `Hello ${parent},\n\n${bySchool ? 'We’ve rescheduled the lessons.' : 'The lessons have been rescheduled.'}\n\n${who(kid, course)}\nWas: ${was}\nNow: ${is}\nFirst lesson at the new time: ${first}\nRescheduled: ${lessonsOf(moved)}\nTeacher: ${teacher}\n\nAll lessons:\n${address}/schedule`,
    sms: `lessons are now ${is}. The first one: ${first}. ${address}/schedule`,
  }),
  lessonCanceled: ({ parent, kid, course, isTrial, bySchool, moment, address, ...units }) => ({
    subject: `${isTrial ? 'Trial lesson cancelled' : 'Lesson cancelled'}: ${moment}`,
    text: `Hello ${parent},\n\n${bySchool ? `We’ve cancelled the ${isTrial ? 'trial lesson' : 'lesson'}.` : `The ${isTrial ? 'trial lesson' : 'lesson'} has been cancelled.`}\n\n${who(kid, course, isTrial)}\nWas booked for: ${moment}${back(units)}\n\n${isTrial ? `Choose another time whenever you like:\n${address}/intro-appointment` : `The schedule:\n${address}/schedule`}`,
    sms: `${isTrial ? 'trial lesson' : 'lesson'} cancelled: ${moment}. ${kid}, ${course}. ${address}/schedule`,
  }),
  weeklyTimeCanceled: ({ parent, kid, course, bySchool, was, moment, canceled, address, ...units }) => ({
    subject: `Lessons cancelled: ${course}`,
    text: `Hello ${parent},\n\n${bySchool ? 'We’ve cancelled the lessons at this time.' : 'The lessons at this time have been cancelled.'}\n\n${who(kid, course)}\nTime: ${was}\nStarting with: ${moment}\nCancelled: ${lessonsOf(canceled)}${back(units)}\n\nYou can choose another time in the schedule:\n${address}/schedule`,
    sms: `lessons (${was}) are cancelled, ${lessonsOf(canceled)}. ${address}/schedule`,
  }),
};
