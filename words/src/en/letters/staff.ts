import { lessons as lessonsOf, minutes as minutesOf } from '../shared/amounts.ts';

import type { RestaffedLine, StaffTexts } from '../../letters/staff-texts.ts';

const line = ({ kid, course, moment, teacher, isReturned, link }: RestaffedLine): string => {
  const what = teacher
    ? `${teacher} gives the lesson`
    : `no teacher is free, so the lesson is cancelled${isReturned ? ' and is back on your balance' : ''}`;
  return `• ${moment}\n  ${kid}, ${course}: ${what}.${link ? `\n  Choose another time: ${link}` : ''}`;
};

/** Where a lesson went: back to the balance, or on to lessons that were not paid for. */
const goneOn = (moments: readonly string[]): string =>
  moments.length === 1
    ? `It now pays for another lesson that your balance did not cover: ${moments[0]}.`
    : `They now pay for other lessons that your balance did not cover: ${moments.join('; ')}.`;

/** Whoever takes over has read what the child has done (the teacher's page of the lesson): that is what a family asks itself first. */
const goesOn = (lessons: readonly RestaffedLine[]): string => {
  const names = [...new Set(lessons.flatMap(({ teacher }) => teacher ?? []))];
  if (names.length === 0) return '';
  return `\n\n${names.length === 1 ? `${names[0]} sees` : 'The new teachers see'} what has been done so far, and ${names.length === 1 ? 'goes' : 'go'} on from there.`;
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
      ? '\n\nIf the replacement does not suit you, you can move or cancel the lesson right up to its start, and nothing is lost.'
      : '';
    const [one] = lessons.length === 1 ? lessons : [];
    const sms = one
      ? `${one.moment}: ${one.teacher ? `${one.teacher} gives the lesson` : 'the lesson is cancelled'}. Another time: ${one.link ?? `${address}/schedule`}`
      : `changes in your schedule (${many}). See them and choose other times: ${address}/schedule`;
    return {
      subject,
      text: `Hello ${parent},\n\n${teacher} cannot give ${lessons.length === 1 ? 'this lesson' : 'these lessons'}. Here is what we have done:\n\n${lessons.map(line).join('\n\n')}${goesOn(lessons)}${change}\n\nAll lessons are in the schedule:\n${address}/schedule`,
      sms,
    };
  },
  teacherLate: ({ parent, kid, moment, teacher, bonus, address }) => ({
    subject: 'The teacher is late',
    text: `Hello ${parent},\n\nThe lesson has begun and the teacher is not there yet. We are sorry to keep you waiting.\n\nChild: ${kid}\nLesson: ${moment}\nTeacher: ${teacher}\n\nWe are looking for a replacement. If the lesson does not take place, ${bonus > 0 ? `it goes back to your balance with ${lessonsOf(bonus)} more as a gift.` : 'you can choose any other time for it.'}\n\n${address}/schedule`,
    sms: `the teacher is late, we are sorry. We are looking for a replacement.${bonus > 0 ? ' If there is no lesson, you get it back and one more as a gift.' : ''}`,
  }),
  teacherRunsLate: ({ parent, kid, teacher, minutes, expected, address }) => {
    const late = minutesOf(minutes);
    return {
      subject: `${teacher} is ${late} late`,
      text: `Hello ${parent},\n\n${teacher} is finishing the lesson before and comes a little later. We are sorry, and thank you for your patience.\n\nChild: ${kid}\nThe lesson begins at about ${expected}.\n\n${address}/schedule`,
      sms: `${teacher} is ${late} late. The lesson begins at about ${expected}.`,
    };
  },
  lessonReturned: ({ parent, kid, moment, bonus, cause, isTrial, passedOn, address }) => {
    const why =
      cause === 'late'
        ? 'The teacher came late, and your child could not wait any longer. This is our fault, and we are very sorry.'
        : 'The teacher did not come to the lesson, and we found no replacement. We are very sorry that your child waited for nothing.';
    const gift = bonus > 0 ? lessonsOf(bonus) : null;
    const returned = gift ? `The lesson is back on your balance, with ${gift} more as a gift.` : 'The lesson is back on your balance.';
    const onward = `You have the lesson back. ${goneOn(passedOn)}`;
    const back = passedOn.length > 0 ? `${onward}${gift ? ` We have added ${gift} as a gift.` : ''}` : returned;
    const another = `${isTrial ? 'The trial lesson stays free.' : back} Choose another time:\n${address}/${isTrial ? 'intro-appointment' : 'schedule'}`;
    const short = isTrial ? '' : bonus > 0 ? 'You have it back and one more as a gift. ' : 'You have it back. ';
    return {
      subject: `The lesson did not take place: ${moment}`,
      text: `Hello ${parent},\n\n${why}\n\nChild: ${kid}\nLesson: ${moment}\n\n${another}`,
      sms: `the lesson did not take place, and it is our fault. ${short}Choose another time: ${address}/${isTrial ? 'intro-appointment' : 'schedule'}`,
    };
  },
  lessonBrokeDown: ({ parent, kid, moment, isReturned, passedOn, address }) => ({
    subject: `The lesson broke off: ${moment}`,
    text: `Hello ${parent},\n\nThe lesson could not be held for technical reasons.\n\nChild: ${kid}\nLesson: ${moment}\n\n${passedOn.length > 0 ? `${goneOn(passedOn)} ` : isReturned ? 'It is back on your balance. ' : ''}Choose another time:\n${address}/${isReturned ? 'schedule' : 'intro-appointment'}\n\nCheck the camera, the microphone and the connection before a lesson:\n${address}/settings/equipment-check`,
    sms: `the lesson broke off for technical reasons${isReturned && passedOn.length === 0 ? ' and is back on your balance' : ''}. Another time: ${address}/${isReturned ? 'schedule' : 'intro-appointment'}`,
  }),
  objectionDecided: ({ parent, kid, moment, isUpheld, answer, units, passedOn, link, address }) => {
    const free = units - passedOn.length;
    const onward = passedOn.length > 0 ? ` You have ${lessonsOf(passedOn.length)} back. ${goneOn(passedOn)}` : '';
    const back = `${free > 0 ? ` Back on your balance: ${lessonsOf(free)}.` : ''}${onward}`;
    return {
      subject: isUpheld ? `You are right about the lesson: ${moment}` : `We have looked into the lesson: ${moment}`,
      text: `Hello ${parent},\n\n${isUpheld ? `We have looked into the lesson and agree with you. We are sorry.${back}` : 'We have looked into the lesson, and the mark of the teacher stands.'}\n\nChild: ${kid}\nLesson: ${moment}\n\nThe school’s answer: ${answer}\n\nIf you have questions, write to us:\n${address}/chat`,
      sms: `${isUpheld ? `you are right about the lesson: ${moment}. We are sorry.${back}` : `we have looked into the lesson: ${moment}. The mark stands.`} ${link}`,
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
      free: `${freeSkips === 1 ? 'One missed lesson' : `${freeSkips} missed lessons`} in ${freeSkipDays} days ${freeSkips === 1 ? 'is' : 'are'} free. ${passedOn.length > 0 ? goneOn(passedOn) : 'It is back on your balance.'}`,
      debited: isGroup
        ? 'The group had its lesson, so it is taken from your balance.'
        : freeSkips === 0
          ? 'A missed lesson is taken from your balance.'
          : `${freeSkips === 1 ? 'There was a free missed lesson' : `There were ${freeSkips} free missed lessons`} in the last ${freeSkipDays} days already, so this one is taken from your balance.`,
      excused: 'Nothing is taken from your balance.',
      none: `You can book the trial lesson again, and it stays free:\n${address}/intro-appointment`,
    };
    const advice = cost
      ? `\n\nIf your plans change, move or cancel the lesson at least ${changeHours} hours ahead, and it stays on your balance:\n${address}/schedule`
      : '';
    return {
      subject: `Missed lesson: ${moment}`,
      text: `Hello ${parent},\n\nWe waited for your child at the lesson, but nobody came.\n\nChild: ${kid}\nLesson: ${moment}\n\n${costs[cost ?? 'none']}${advice}\n\nIf that is not what happened, tell us within ${objectionDays} days after the lesson:\n${link}`,
      sms: `missed lesson: ${moment}. ${cost === 'debited' ? 'It is taken from your balance.' : 'Nothing is taken from your balance.'} If that is not what happened, tell us: ${link}`,
    };
  },
  lessonsGiven: ({ parent, colleague, moments, note, address }) => ({
    subject: `${lessonsOf(moments.length)} given to you`,
    text: `Hello ${parent},\n\n${colleague} cannot give ${moments.length === 1 ? 'this lesson, and it is yours now' : 'these lessons, and they are yours now'}:\n\n${moments.map((moment) => `• ${moment}`).join('\n')}${note ? `\n\nWhat you should know:\n${note}` : ''}\n\nThe cards of the pupils are in your cabinet:\n${address}/teacher/week`,
    sms: `${lessonsOf(moments.length)} given to you, the first: ${moments[0] ?? ''}. ${address}/teacher/week`,
  }),
  familiesReadOften: ({ colleague, budget, address }) => ({
    subject: `Many families in a day: ${colleague}`,
    text: `${colleague} has looked at the data of more than ${budget} families today. It may be a big piece of work, and it may be a leak. Ask what it is for; if there is no answer, block the colleague:\n${address}/manager/staff`,
    sms: `${colleague} has looked at the data of more than ${budget} families today. ${address}/manager/staff`,
  }),
  lessonUnattended: ({ teacher, moment, waited, address }) => ({
    subject: `No teacher in the lesson: ${teacher}`,
    text: `Lesson: ${moment}\nTeacher: ${teacher}\n\nThe family has waited for ${waited} minutes. Give the lesson to somebody else, or return it with a gift:\n${address}/manager/late\n\nIf nobody decides and nobody comes before the end of the lesson, the school returns it by itself.`,
    sms: `${teacher} is not in the lesson of ${moment}. ${address}/manager/late`,
  }),
};
