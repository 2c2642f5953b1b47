import { count } from '../../grammar.ts';
import { lessons as lessonsOf, minutes as minutesOf, tasks as tasksOf } from '../shared/amounts.ts';
import { giftLessonsFrom } from '@school/contract/promotions/limits';
import type { KidWeek, LessonLine, ReminderTexts } from '../../letters/reminder-texts.ts';

const unreadOf = (n: number): string => count('en', n, { one: 'unread message', other: 'unread messages' });

const line = ({ kids, course, moment, teacher, isElsewhere }: LessonLine): string =>
  `• ${moment}\n  ${kids}, ${course}${teacher ? ` with ${teacher}` : ''}${isElsewhere ? '\n  Video and sound are on another platform: you’ll find the button in the classroom.' : ''}`;
const list = (works: ReadonlyArray<{ kid: string; course: string }>): string =>
  works.map(({ kid, course }) => `• ${kid}, ${course}`).join('\n');
const briefly = (works: ReadonlyArray<{ kid: string; course: string }>): string =>
  works.map(({ kid, course }) => `${kid}, ${course}`).join('; ');

const weekOf = ({ kid, courses, practise }: KidWeek): string =>
  [
    `${kid}:`,
    ...courses.flatMap(({ course, lessons, goals, right, answered }) => [
      `• ${course}${lessons > 0 ? `, ${lessonsOf(lessons)}` : ''}`,
      ...goals.map((goal) => `  ${goal}`),
      ...(answered > 0 ? [`  Right at the first try: ${right} of ${tasksOf(answered)}`] : []),
    ]),
    ...(practise === null ? [] : [`To practise at home: ${practise}`]),
  ].join('\n');

/** One tap for each child; whose it is stands beside it where there are several. */
function waysOf(lessons: readonly LessonLine[]): string {
  const ways = lessons.flatMap(({ time, ways: own }) => own.map((way) => ({ ...way, time })));
  const shown = ways.map(({ kid, time, address }) => (ways.length === 1 ? address : `${kid}, ${time}:\n${address}`));
  return `Join the lesson with one tap:\n${shown.join('\n\n')}\n\nThe link opens this lesson only, while the classroom is open.`;
}

export const enReminder: ReminderTexts = {
  lessonsAhead({ parent, address, notice, lessons, isToday, minutes }) {
    const [first] = lessons;
    const [way] = first?.ways ?? [];
    const many = lessons.length > 1;
    const day = isToday ? 'today' : 'tomorrow';
    const what = many ? lessonsOf(lessons.length) : 'Lesson';
    const when = {
      lessonDay: many ? `${what} ${day}, first: ${first?.moment ?? ''}` : `Lesson ${day}: ${first?.moment ?? ''}`,
      lessonHour: `${what} soon: ${first?.time ?? ''}`,
      lessonSoon: `${what} ${minutes > 0 ? `in ${minutesOf(minutes)}` : 'now'}: ${first?.time ?? ''}`,
    }[notice];
    const go = notice === 'lessonDay' ? `Plans changed? Reschedule in advance:\n${address}/schedule` : waysOf(lessons);
    const whose = many ? '' : ` ${first?.kids ?? ''}, ${first?.course ?? ''}${first?.teacher ? ` with ${first.teacher}` : ''}.`;
    return {
      subject: when,
      text: `Hello ${parent},\n\nSee you in class:\n\n${lessons.map(line).join('\n\n')}\n\n${go}`,
      sms: `${when.charAt(0).toLowerCase()}${when.slice(1)}.${whose} ${address}${notice === 'lessonDay' ? '/schedule' : ''}`,
      ...(way && { tap: way.address.slice(address.length) }),
    };
  },
  messagesUnread: ({ parent, address, unread, chats }) => ({
    subject: `You have ${unreadOf(unread)}`,
    text: `Hello ${parent},\n\nYou have ${unreadOf(unread)} in the chat.\n\n${chats.map((chat) => `• ${chat}`).join('\n')}\n\nRead and answer:\n${address}/chat`,
    sms: `${unreadOf(unread)} in the chat (${chats.join(', ')}). ${address}/chat`,
  }),
  homework({ parent, address, opened, marked, path }) {
    const subject = opened.length > 0 ? 'New homework' : 'The teacher has checked the homework';
    const parts = [
      ...(opened.length > 0 ? [`There’s new homework after the lesson:\n${list(opened)}`] : []),
      ...(marked.length > 0 ? [`The teacher has checked the homework and given a mark:\n${list(marked)}`] : []),
    ];
    const brief = [
      ...(opened.length > 0 ? [`new homework (${briefly(opened)})`] : []),
      ...(marked.length > 0 ? [`the teacher has checked the homework (${briefly(marked)})`] : []),
    ];
    return {
      subject,
      text: `Hello ${parent},\n\n${parts.join('\n\n')}\n\nHave a look:\n${address}${path}`,
      sms: `${brief.join('; ')}. ${address}${path}`,
    };
  },
  weekTold: ({ parent, address, days, kids, path }) => ({
    subject: `Week of ${days}: ${kids.map(({ kid }) => kid).join(', ')}`,
    text: `Hello ${parent},\n\nThis is how the week of ${days} was.\n\n${kids.map(weekOf).join('\n\n')}\n\nRead more:\n${address}${path}`,
    sms: `week of ${days}: ${kids.map(({ kid, courses }) => `${kid}, ${lessonsOf(courses.reduce((sum, { lessons }) => sum + lessons, 0))}`).join('; ')}. ${address}${path}`,
  }),
  giftOffered: ({ parent, address, lessons, until }) => ({
    subject: `A gift: ${lessonsOf(lessons)} if you pay by ${until}`,
    text: `Hello ${parent},\n\nThank you for getting to know us. Here’s a gift: ${lessonsOf(lessons)} with a package of ${giftLessonsFrom} lessons or more if you pay by ${until}.\n\nChoose a package:\n${address}/payment/products`,
    sms: `a gift of ${lessonsOf(lessons)} with a package of ${giftLessonsFrom} lessons or more if you pay by ${until}. ${address}/payment/products`,
  }),
};
