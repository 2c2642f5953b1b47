import { count } from '../../grammar.ts';
import { stars } from '../shared/amounts.ts';

/** All pages of a kid. Short sentences; the smallest hear them. */
export const texts = {
  homeworkOpen: (tasks: number) =>
    count('ru', tasks, { one: 'задание ждёт', few: 'задания ждут', many: 'заданий ждут', other: 'задания ждут' }),
  homeworkDone: 'Всё сделано',
  home: 'Домой',
  sounds: 'Звуки',
  soundsOn: 'Звуки включены',
  soundsOff: 'Звуки выключены',
  hear: 'Послушать',
  starsSoFar: stars,
  play: 'Играть',
  doHomework: 'Начать задание',
  goOn: 'Продолжить',
  nextTask: 'Следующее задание',
  toCourse: 'К урокам',
  brainTrainer: 'Тренажёр',
  lesson: (number: number) => `Урок ${number}`,
  locked: 'Откроется после урока с учителем',
  done: 'Сделано',
  open: 'Можно начинать',
  now: 'Сейчас',
  task: (number: number) => `Задание ${number}`,
  noTasks: 'В этом уроке заданий пока нет.',
  courseNotStarted: 'Этот курс ещё не начат. Он откроется после первого урока.',
  lessonNotFound: 'Такого урока нет',
  holdToLeave: (held: number) =>
    `Выход к взрослым: удерживайте ${count('ru', held, { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' })}`,
  game: {
    link: 'Игра',
    found: 'Моя коллекция',
    all: 'Всё собрано! Играть можно дальше.',
    toNext: (n: number) => `До новой находки: ${stars(n)}`,
    piece: (number: number) => `Находка ${number}`,
    hidden: (number: number) => `Находка ${number}: ещё спрятана`,
    locked: 'Игра откроется после первого урока.',
    speech: 'Чтобы начать, нажми на ракету.',
  },
  speech: {
    hello: 'Привет!',
    lessonDay: { now: 'Сейчас у тебя урок!', today: 'Сегодня у тебя урок.', tomorrow: 'Завтра у тебя урок.' },
    roomOpen: 'Класс открыт. Нажми на дверь!',
    homeTask: 'Тебя ждёт задание. Чтобы начать, нажми на ракету.',
    homeDone: 'Все задания сделаны. Чтобы играть ещё, нажми на курс.',
    homeEmpty: 'Здесь появятся твои курсы. А пока поиграем! Выбирай картинку.',
    course: (title: string) => `${title}. Чтобы начать, нажми на светящийся урок.`,
    lesson: (title: string) => `${title}. Чтобы начать, нажми на задание.`,
    lockedLesson: 'Этот урок откроется после занятия с учителем.',
  },
};
