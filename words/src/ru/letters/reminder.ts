import { count } from '../../grammar.ts';
import { lessons as lessonsOf, minutes as minutesOf } from '../shared/amounts.ts';
import { giftLessonsFrom } from '@school/contract/promotions/limits';
import type { KidWeek, LessonLine, ReminderTexts } from '../../letters/reminder-texts.ts';

const unreadOf = (n: number): string =>
  count('ru', n, {
    one: 'непрочитанное сообщение',
    few: 'непрочитанных сообщения',
    many: 'непрочитанных сообщений',
    other: 'непрочитанного сообщения',
  });

const line = ({ kids, course, moment, teacher, isElsewhere }: LessonLine): string =>
  `• ${moment}\n  ${kids}, ${course}${teacher ? `, преподаватель: ${teacher}` : ''}${isElsewhere ? '\n  Видео и звук на другой площадке: кнопка будет в классе.' : ''}`;
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
      ...(answered > 0 ? [`  Верно с первой попытки: ${right} из ${answered}`] : []),
    ]),
    ...(practise === null ? [] : [`Что повторить дома: ${practise}`]),
  ].join('\n');

/** One tap for each child; whose it is stands beside it where there are several. */
function waysOf(lessons: readonly LessonLine[]): string {
  const ways = lessons.flatMap(({ time, ways: own }) => own.map((way) => ({ ...way, time })));
  const shown = ways.map(({ kid, time, address }) => (ways.length === 1 ? address : `${kid}, ${time}:\n${address}`));
  return `Войти в урок одним нажатием:\n${shown.join('\n\n')}\n\nСсылка открывает только этот урок, пока открыт класс.`;
}

export const ruReminder: ReminderTexts = {
  lessonsAhead({ parent, address, notice, lessons, isToday, minutes }) {
    const [first] = lessons;
    const [way] = first?.ways ?? [];
    const many = lessons.length > 1;
    const day = isToday ? 'Сегодня' : 'Завтра';
    const what = many ? lessonsOf(lessons.length) : 'урок';
    const when = {
      lessonDay: many ? `${day} ${what}, первый: ${first?.moment ?? ''}` : `${day} урок: ${first?.moment ?? ''}`,
      lessonHour: `Скоро ${what}: ${first?.time ?? ''}`,
      lessonSoon: `${minutes > 0 ? `Через ${minutesOf(minutes)}` : 'Сейчас'} ${what}: ${first?.time ?? ''}`,
    }[notice];
    const go = notice === 'lessonDay' ? `Если планы изменились, перенесите урок заранее:\n${address}/schedule` : waysOf(lessons);
    const whose = many ? '' : ` ${first?.kids ?? ''}, ${first?.course ?? ''}${first?.teacher ? `, преподаватель: ${first.teacher}` : ''}.`;
    return {
      subject: when,
      text: `Здравствуйте, ${parent}!\n\n${many ? 'Ждём вас на уроках:' : 'Ждём вас на уроке:'}\n\n${lessons.map(line).join('\n\n')}\n\n${go}`,
      sms: `${when.charAt(0).toLowerCase()}${when.slice(1)}.${whose} ${address}${notice === 'lessonDay' ? '/schedule' : ''}`,
      ...(way && { tap: way.address.slice(address.length) }),
    };
  },
  messagesUnread: ({ parent, address, unread, chats }) => ({
    subject: `У вас ${unreadOf(unread)}`,
    text: `Здравствуйте, ${parent}!\n\nВам написали в чате: ${unreadOf(unread)}.\n\n${chats.map((chat) => `• ${chat}`).join('\n')}\n\nПрочитать и ответить:\n${address}/chat`,
    sms: `в чате ${unreadOf(unread)} (${chats.join(', ')}). ${address}/chat`,
  }),
  homework({ parent, address, opened, marked, path }) {
    const subject = opened.length > 0 ? 'Открылось домашнее задание' : 'Преподаватель проверил работу';
    const parts = [
      ...(opened.length > 0 ? [`После урока открылось домашнее задание:\n${list(opened)}`] : []),
      ...(marked.length > 0 ? [`Преподаватель проверил работу и оставил оценку:\n${list(marked)}`] : []),
    ];
    const brief = [
      ...(opened.length > 0 ? [`новое домашнее задание (${briefly(opened)})`] : []),
      ...(marked.length > 0 ? [`преподаватель проверил работу (${briefly(marked)})`] : []),
    ];
    return {
      subject,
      text: `Здравствуйте, ${parent}!\n\n${parts.join('\n\n')}\n\nПосмотреть:\n${address}${path}`,
      sms: `${brief.join('; ')}. ${address}${path}`,
    };
  },
  weekTold: ({ parent, address, days, kids, path }) => ({
    subject: `Неделя ${days}: ${kids.map(({ kid }) => kid).join(', ')}`,
    text: `Здравствуйте, ${parent}!\n\nВот какой была неделя ${days}.\n\n${kids.map(weekOf).join('\n\n')}\n\nПосмотреть подробнее:\n${address}${path}`,
    sms: `неделя ${days}: ${kids.map(({ kid, courses }) => `${kid}, ${lessonsOf(courses.reduce((sum, { lessons }) => sum + lessons, 0))}`).join('; ')}. ${address}${path}`,
  }),
  giftOffered: ({ parent, address, lessons, until }) => ({
    subject: `Подарок: ${lessonsOf(lessons)} при оплате до ${until}`,
    text: `Здравствуйте, ${parent}!\n\nСпасибо, что познакомились со школой! Дарим ${lessonsOf(lessons)} к пакету от ${giftLessonsFrom} уроков, если оплатить его до ${until}.\n\nВыбрать пакет:\n${address}/payment/products`,
    sms: `подарок, ${lessonsOf(lessons)} к пакету от ${giftLessonsFrom} уроков при оплате до ${until}. ${address}/payment/products`,
  }),
};
