import { count } from '../../grammar.ts';

const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });
const years = (n: number) => count('ru', n, { one: 'год', few: 'года', many: 'лет', other: 'года' });

/** The parent's home: what is next, for every kid. */
export const texts = {
  title: 'Главная',
  hello: (name: string) => `Здравствуйте, ${name}!`,
  age: years,
  next: {
    title: 'Ближайший урок',
    left: 'До начала',
    isOn: 'Урок идёт',
    isOver: 'Урок закончился. Преподаватель отметит, как он прошёл.',
    justOver: 'Только что закончился',
    isMarked: (time: string) => `Преподаватель завершил урок. Как он прошёл, будет видно в ${time}.`,
    minutes: (n: number) => count('ru', n, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' }),
    schedule: 'Всё расписание',
    unfunded: 'На этот урок пока не хватает занятий на балансе',
    topUp: 'Пополнить баланс',
  },
  steps: {
    bookTitle: 'Запишитесь на пробный урок',
    book: 'Он бесплатный: преподаватель познакомится с ребёнком и подскажет, с чего начать.',
    bookAction: 'Выбрать время',
    level: (level: string) => `Уровень «${level}»`,
    planAction: 'Выбрать расписание',
    learningNext: (when: string) => `Следующий урок: ${when}`,
    learningNow: (time: string) => `Урок идёт, начался в ${time}`,
    marked: (when: string, time: string) => `Урок был ${when}. Как он прошёл, будет видно в ${time}.`,
    unmarked: (when: string) => `Урок был ${when}. Преподаватель ещё не отметил, как он прошёл.`,
    learningNone: 'Уроков впереди пока нет',
    progressLabel: 'Пройдено вместе с домашним заданием',
    progress: (done: number, all: number) => `${done} из ${all}`,
    stars: (n: number) => count('ru', n, { one: 'звезда', few: 'звезды', many: 'звёзд', other: 'звезды' }),
    program: 'Программа курса',
    samples: 'Попробовать задания и диагностику',
    progressAction: 'Успехи и ответы',
    learningDays: 'Дни и время занятий',
  },
  homework: (n: number) =>
    count('ru', n, {
      one: 'домашнее задание ждёт',
      few: 'домашних задания ждут',
      many: 'домашних заданий ждут',
      other: 'домашнего задания ждут',
    }),
  homeworkAction: 'Дать ребёнку',
  balance: {
    title: 'Баланс',
    gold: 'Индивидуальные',
    silver: 'Групповые',
    lessons,
    free: (n: number) => `не в расписании: ${n}`,
    aside: (n: number) => `отложено до решения о возврате: ${n}`,
    ending: 'заканчиваются',
    ended: 'закончились',
    topUp: 'Пополнить',
    history: 'История',
  },
};
