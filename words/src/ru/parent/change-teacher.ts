import { count, fill } from '../../grammar.ts';

const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });

/** «из 6 уроков» */
const ofLessons = (n: number) => count('ru', n, { one: 'урока', few: 'уроков', many: 'уроков', other: 'урока' });

/** Asking for another teacher: why, who, and at what times. */
export const texts = {
  title: 'Другой преподаватель',
  of: (kid: string, course: string) => `${kid} · ${course}`,
  now: (teacher: string) => `Сейчас занятия ведёт ${teacher}`,
  about: 'Все уроки сохранятся: их сразу примет новый преподаватель. Причину увидит только школа.',
  cannot: 'Сейчас преподавателя не сменить',
  gone: 'Таких занятий здесь нет',
  goneAbout: 'Возможно, ссылка устарела. Все уроки семьи — в расписании.',
  toSchedule: 'К расписанию',
  toRegular: 'К постоянному расписанию',
  reason: {
    label: 'Что не подошло?',
    needed: 'Выберите причину',
    comment: 'Расскажите подробнее',
    commentNeeded: 'Напишите, пожалуйста, в двух словах, что не подошло',
    other: 'Другое',
  },
  reasons: {
    contact: 'Не нашли общий язык',
    fast: 'Слишком быстро',
    slow: 'Слишком медленно',
    replaced: 'Частые замены или переносы',
    tech: 'Неполадки со связью',
    time: 'Неудобное время',
  },
  who: 'Кто поведёт занятия',
  first: 'Сначала выберите, что не подошло: так мы поймём, кого предложить.',
  keepsAll: (n: number) => (n === 1 ? 'сохранит ваш урок' : fill('сохранит все {lessons}', { lessons: lessons(n) })),
  keeps: (keeps: number, of: number) => fill('сохранит {keeps} из {of}', { keeps, of: ofLessons(of) }),
  keepsNone: 'прежнее время не подходит',
  nothingAhead: 'уроков впереди нет',
  school: 'Пусть выберет школа',
  schoolNote: 'сразу, если кто-то свободен в ваше время',
  schoolAbout:
    'Мы найдём того, кто сможет вести все ваши уроки в то же время, и переведём расписание сразу. Если такого нет, ответим вам сами; до тех пор уроки идут как прежде.',
  nobody: 'Свободных преподавателей для этих занятий сейчас нет. Оставьте просьбу — школа подберёт и ответит.',
  times: 'Дни и время',
  sameTimes: 'Те же, что сейчас',
  otherTimes: 'Выбрать другие',
  notAll: (name: string, n: number) =>
    fill('{name} не сможет провести {lessons} в прежнее время. Выберите другие дни и время или другого преподавателя.', {
      name,
      lessons: lessons(n),
    }),
  notAllSingle: (name: string, n: number) =>
    fill('{name} не сможет провести {lessons} в назначенное время. Выберите другого преподавателя.', { name, lessons: lessons(n) }),
  confirm: 'Сменить преподавателя',
  ask: 'Попросить школу',
  changed: {
    title: (name: string) => `Теперь занятия ведёт ${name}`,
    moved: (n: number) => fill('Перешло к новому преподавателю: {lessons}. Баланс не изменился.', { lessons: lessons(n) }),
    near: (hours: number) => fill('Уроки, до которых меньше {hours} часов, проведёт прежний преподаватель.', { hours }),
  },
  waiting: {
    title: 'Школа подбирает преподавателя',
    asked: (when: string) => `Вы попросили ${when}`,
    why: (reason: string) => `Причина: ${reason}`,
    about: 'Мы ответим сами. До тех пор уроки идут как прежде. Если хотите, выберите сами, ниже.',
    write: 'Написать в школу',
  },
};
