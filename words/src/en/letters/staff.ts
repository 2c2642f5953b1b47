import { lessons as lessonsOf, minutes as minutesOf } from '../shared/amounts.ts';

import type { RestaffedLine, StaffTexts } from '../../letters/staff-texts.ts';

const line = ({ kid, course, moment, teacher, isReturned, link }: RestaffedLine): string => {
  const what = teacher
    ? `${teacher} will teach the lesson`
    : `no teacher is free, so the lesson is cancelled${isReturned ? ' and is back on your balance' : ''}`;
  return `• ${moment}\n  ${kid}, ${course}: ${what}.${link ? `\n  Choose another time: ${link}` : ''}`;
};

/** Where a lesson went: back to the balance, or on to lessons that were not paid for. */
const goneOn = (moments: readonly string[]): string =>
  moments.length === 1
    ? `It now pays for another lesson your balance didn’t cover: ${moments[0]}.`
    : `They now pay for other lessons your balance didn’t cover: ${moments.join('; ')}.`;

/** Whoever takes over has read what the child has done (the teacher's page of the lesson): that is what a family asks itself first. */
const goesOn = (lessons: readonly RestaffedLine[]): string => {
  const names = [...new Set(lessons.flatMap(({ teacher }) => teacher ?? []))];
  if (names.length === 0) return '';
  return `\n\n${names.length === 1 ? `${names[0]} knows` : 'The new teachers know'} what has been covered so far and will continue from there.`;
};

/** Of one lesson its moment is told, of several their number. */
const single = (lessons: readonly RestaffedLine[], one: (moment: string) => string, many: string): string =>
  lessons.length === 1 ? one(lessons[0]?.moment ?? '') : many;

export const enStaff: StaffTexts = {
  lessonsRestaffed: ({ parent, teacher, lessons, address }) => {
    const given = lessons.filter((it) => it.teacher !== null);
    const many = lessonsOf(lessons.length);
    const subject =
      given.length === 0
        ? single(lessons, (moment) => `Lesson cancelled: ${moment}`, `Cancelled: ${many}`)
        : single(
            lessons,
            (moment) => `Another teacher: ${moment}`,
            `${given.length < lessons.length ? 'Changes in your schedule' : 'Another teacher'}: ${many}`,
          );
    const change = given.some(({ link }) => link)
      ? '\n\nIf the substitute doesn’t suit you, you can reschedule or cancel right up to the start, and the lesson returns to your balance.'
      : '';
    const [one] = lessons.length === 1 ? lessons : [];
    const sms = one
      ? `${one.moment}: ${one.teacher ? `${one.teacher} will teach the lesson` : 'the lesson is cancelled'}. Another time: ${one.link ?? `${address}/schedule`}`
      : `changes in your schedule (${many}). See them and choose other times: ${address}/schedule`;
    return {
      subject,
      text: `Hello ${parent},\n\n${teacher} can’t teach ${lessons.length === 1 ? 'this lesson' : 'these lessons'}. Here’s what we’ve done:\n\n${lessons.map(line).join('\n\n')}${goesOn(lessons)}${change}\n\nAll lessons are in the schedule:\n${address}/schedule`,
      sms,
    };
  },
  teacherLate: ({ parent, kid, moment, teacher, bonus, address }) => ({
    subject: 'The teacher is late',
    text: `Hello ${parent},\n\nThe lesson was due to start, but the teacher isn’t there yet. We’re sorry to keep you waiting.\n\nChild: ${kid}\nLesson: ${moment}\nTeacher: ${teacher}\n\nWe’re looking for a substitute. If the lesson doesn’t take place, ${bonus > 0 ? `it returns to your balance with ${lessonsOf(bonus)} more as a gift.` : 'you can choose any other time.'}\n\n${address}/schedule`,
    sms: `sorry, the teacher is late. We’re looking for a substitute.${bonus > 0 ? ' If the lesson doesn’t take place, you get it back plus one more as a gift.' : ''}`,
  }),
  teacherRunsLate: ({ parent, kid, teacher, minutes, expected, address }) => {
    const late = minutesOf(minutes);
    return {
      subject: `${teacher} is running ${late} late`,
      text: `Hello ${parent},\n\n${teacher} is finishing the previous lesson and will be there shortly. We’re sorry, and thank you for your patience.\n\nChild: ${kid}\nThe lesson will start at about ${expected}.\n\n${address}/schedule`,
      sms: `${teacher} is running ${late} late. The lesson will start at about ${expected}.`,
    };
  },
  lessonReturned: ({ parent, kid, moment, bonus, cause, isTrial, passedOn, address }) => {
    const why =
      cause === 'late'
        ? 'The teacher was late, and the lesson didn’t take place. This is our fault, and we’re very sorry.'
        : 'The teacher didn’t come to the lesson, and we couldn’t find a substitute. We’re very sorry that your child waited for nothing.';
    const gift = bonus > 0 ? lessonsOf(bonus) : null;
    const returned = gift ? `The lesson is back on your balance, with ${gift} more as a gift.` : 'The lesson is back on your balance.';
    const onward = `You have the lesson back. ${goneOn(passedOn)}`;
    const back = passedOn.length > 0 ? `${onward}${gift ? ` We’ve added ${gift} as a gift.` : ''}` : returned;
    const another = `${isTrial ? 'Your trial lesson is still free.' : back} Choose another time:\n${address}/${isTrial ? 'intro-appointment' : 'schedule'}`;
    const short = isTrial ? '' : bonus > 0 ? 'You have it back plus one more as a gift. ' : 'You have it back. ';
    return {
      subject: `The lesson didn’t take place: ${moment}`,
      text: `Hello ${parent},\n\n${why}\n\nChild: ${kid}\nLesson: ${moment}\n\n${another}`,
      sms: `the lesson didn’t take place, and it’s our fault. ${short}Choose another time: ${address}/${isTrial ? 'intro-appointment' : 'schedule'}`,
    };
  },
  lessonBrokeDown: ({ parent, kid, moment, isReturned, passedOn, address }) => ({
    subject: `The lesson was interrupted: ${moment}`,
    text: `Hello ${parent},\n\nThe lesson couldn’t be held for technical reasons.\n\nChild: ${kid}\nLesson: ${moment}\n\n${passedOn.length > 0 ? `${goneOn(passedOn)} ` : isReturned ? 'It’s back on your balance. ' : ''}Choose another time:\n${address}/${isReturned ? 'schedule' : 'intro-appointment'}\n\nCheck your camera, microphone and connection before a lesson:\n${address}/settings/equipment-check`,
    sms: `the lesson was interrupted for technical reasons${isReturned && passedOn.length === 0 ? ' and is back on your balance' : ''}. Another time: ${address}/${isReturned ? 'schedule' : 'intro-appointment'}`,
  }),
  objectionDecided: ({ parent, kid, moment, isUpheld, answer, units, passedOn, link, address }) => {
    const free = units - passedOn.length;
    const onward = passedOn.length > 0 ? ` You have ${lessonsOf(passedOn.length)} back. ${goneOn(passedOn)}` : '';
    const back = `${free > 0 ? ` Back on your balance: ${lessonsOf(free)}.` : ''}${onward}`;
    return {
      subject: isUpheld ? `You were right about the lesson: ${moment}` : `We’ve looked into the lesson: ${moment}`,
      text: `Hello ${parent},\n\n${isUpheld ? `We’ve looked into the lesson and agree with you. We’re sorry.${back}` : 'We’ve looked into the lesson and are keeping the teacher’s mark.'}\n\nChild: ${kid}\nLesson: ${moment}\n\nThe school’s answer: ${answer}\n\nAny questions? Message us:\n${address}/chat`,
      sms: `${isUpheld ? `you were right about the lesson: ${moment}. We’re sorry.${back}` : `we’ve looked into the lesson: ${moment}. The teacher’s mark is unchanged.`} ${link}`,
    };
  },
  lessonMissed: ({
    parent,
    kid,
    moment,
    cost,
    isGroup,
    passedOn,
    days: objectionDays,
    freeSkips,
    freeSkipDays,
    changeHours,
    link,
    address,
  }) => {
    const costs = {
      free: `${freeSkips === 1 ? 'One missed lesson' : `${freeSkips} missed lessons`} in ${freeSkipDays} days ${freeSkips === 1 ? 'is' : 'are'} free. ${passedOn.length > 0 ? goneOn(passedOn) : 'It’s back on your balance.'}`,
      debited: isGroup
        ? 'The group lesson took place, so it counts as used.'
        : freeSkips === 0
          ? 'A missed lesson counts as used.'
          : `${freeSkips === 1 ? 'Your free missed lesson' : 'Your free missed lessons'} for the last ${freeSkipDays} days ${freeSkips === 1 ? 'is' : 'are'} used up, so this one counts as used.`,
      excused: 'You haven’t been charged for it.',
      none: `You can book the trial lesson again. It’s still free:\n${address}/intro-appointment`,
    };
    const advice = cost
      ? `\n\nIf your plans change, reschedule or cancel at least ${changeHours} hours ahead, and the lesson stays on your balance:\n${address}/schedule`
      : '';
    return {
      subject: `Missed lesson: ${moment}`,
      text: `Hello ${parent},\n\nWe waited for your child, but nobody joined the lesson.\n\nChild: ${kid}\nLesson: ${moment}\n\n${costs[cost ?? 'none']}${advice}\n\nIf that’s not what happened, tell us within ${objectionDays} days of the lesson:\n${link}`,
      sms: `missed lesson: ${moment}. ${cost === 'debited' ? 'It counts as used.' : 'You haven’t been charged for it.'} If that’s not what happened, tell us: ${link}`,
    };
  },
  lessonsGiven: ({ parent, colleague, moments, note, address }) => ({
    subject: `You’re covering ${lessonsOf(moments.length)}`,
    text: `Hello ${parent},\n\n${colleague} can’t teach ${moments.length === 1 ? 'this lesson, so it’s yours now' : 'these lessons, so they’re yours now'}:\n\n${moments.map((moment) => `• ${moment}`).join('\n')}${note ? `\n\nWhat you should know:\n${note}` : ''}\n\nPupil cards are in your account:\n${address}/teacher/week`,
    sms: `you’re covering ${lessonsOf(moments.length)}, first: ${moments[0] ?? ''}. ${address}/teacher/week`,
  }),
  cardDecided: ({ parent, reason, address }) =>
    reason === null
      ? {
          subject: 'Your card is approved',
          text: `Hello ${parent},\n\nWe’ve looked at your card. It’s all good, and families can see it now.\n\nYour card:\n${address}/teacher/card`,
          sms: `your card is approved, and families can see it now. ${address}/teacher/card`,
        }
      : {
          subject: 'Your card needs a change',
          text: `Hello ${parent},\n\nWe’ve looked at your card and would like you to change something:\n${reason}\n\nFamilies see the earlier card for now. Change it and send it again:\n${address}/teacher/card`,
          sms: `your card needs a change. What to change: ${address}/teacher/card`,
        },
  familiesReadOften: ({ colleague, budget, address }) => ({
    subject: `Many families in a day: ${colleague}`,
    text: `${colleague} has opened the data of more than ${budget} families today. It may be a big task, or it may be a leak. Ask what it’s for. If there’s no answer, block their access:\n${address}/manager/staff`,
    sms: `${colleague} has opened the data of more than ${budget} families today. ${address}/manager/staff`,
  }),
  lessonUnattended: ({ teacher, moment, waited, address }) => ({
    subject: `Teacher missing from a lesson: ${teacher}`,
    text: `Lesson: ${moment}\nTeacher: ${teacher}\n\nThe family has been waiting for ${waited} minutes. Find a substitute, or return the lesson with a gift:\n${address}/manager/late\n\nIf nobody acts and nobody joins before the lesson ends, it is returned automatically.`,
    sms: `${teacher} isn’t in the lesson (${moment}). ${address}/manager/late`,
  }),
};
