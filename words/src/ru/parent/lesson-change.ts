import { schedulingLimits } from '@school/contract/calendar/limits';

import { count, fill } from '../../grammar.ts';
import { days } from '../shared/amounts.ts';

const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });
const minutes = (n: number) => count('ru', n, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' });

/** One lesson, and what can be done with it: moving, cancelling, adding another. */
export const texts = {
  lesson: 'Урок',
  gone: 'Этого урока в расписании больше нет. Возможно, его перенесли или отменили.',
  minutes,
  facts: { when: 'Когда', topic: 'Тема', who: 'Кто', teacher: 'Преподаватель', payment: 'Оплата', unusual: 'Важно' },
  free: 'бесплатный',
  funded: 'урок с баланса закреплён',
  spent: 'урок с баланса списан',
  cameBack: (n: number) => `Возвращено: ${count('ru', n, { one: 'занятие', few: 'занятия', many: 'занятий', other: 'занятия' })}.`,
  bonus: (n: number) => `В подарок от школы: ${count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' })}.`,
  bySchool: 'Урок отменила школа.',
  costNothing: 'Отменённый урок ничего не стоит.',
  charged: 'Занятие списано.',
  objection: {
    title: 'Вы не согласны с отметкой',
    ask: 'Всё было не так',
    until: (time: string) => `Если отметка урока неверная, скажите нам до: ${time}.`,
    about: 'Расскажите, как всё было. Менеджер проверит и ответит; до этого урок никому не оплачивается.',
    text: 'Что было на самом деле',
    needed: 'Напишите пару слов о том, что было',
    send: 'Отправить',
    waits: 'Мы проверяем, как прошёл урок. Ответ придёт в течение дня.',
    outcomes: { upheld: 'Вы правы, простите нас', rejected: 'Мы проверили: отметка верна' },
    yours: (text: string) => `Вы написали: ${text}`,
    answer: (text: string) => `Ответ школы: ${text}`,
    units: (n: number) => `На баланс вернулось: ${count('ru', n, { one: 'занятие', few: 'занятия', many: 'занятий', other: 'занятия' })}`,
  },
  notFunded: 'на балансе пока нет урока для этой даты',
  held: (until: string) => `Время держим до ${until}. Оплатите пакет, и оно останется за вами.`,
  heldTrial: (until: string) => `Время держим до ${until}: подтвердите запись.`,
  confirmTrial: 'Подтвердить запись',
  pay: 'Пополнить баланс',
  noTeacher: 'без преподавателя',
  regularSchedule: 'Постоянное расписание',
  group: 'Группа и запись в неё',
  groupTime: 'Время группы общее для всех ребят: перенести одно занятие нельзя, отменить можно.',

  move: 'Перенести урок',
  cancel: 'Отменить урок',
  moveInstead: 'Лучше перенести',
  terms: 'Условия',
  costsNothing: 'Перенос бесплатный, урок не спишется.',
  trialOnce: 'Пробный урок бесплатный. Перенести его можно один раз.',
  over: {
    badge: 'закончился',
    unmarked: 'Урок закончился. Преподаватель ещё не отметил, как он прошёл.',
    marked: (time: string) => fill('Преподаватель завершил урок. Как он прошёл, будет видно в {time}.', { time }),
  },
  unitBack: { gold: 'Индивидуальный урок вернётся на баланс.', silver: 'Групповой урок вернётся на баланс.' },
  noUnit: 'С баланса за этот урок ничего не взято.',
  until: (when: string) => `Можно до ${when}.`,
  untilLeft: (left: string) => `Осталось ${left}.`,
  skipFree: `Если просто не прийти, урок не спишется: один пропуск за ${days(schedulingLimits.freeSkipDays)} бесплатный.`,
  skipCosts: 'Если просто не прийти, урок спишется.',
  skipFreeFrom: (day: string) => `Следующий бесплатный пропуск — с ${day}.`,

  scope: 'Какие уроки',
  only: 'Только этот',
  following: (n: number) => `Этот и следующие: ${n}`,
  all: (n: number) => `Все: ${n}`,
  /** The time of the week that is meant: «среда, 16:00». */
  weekly: (time: string) => `Урок по расписанию: ${time}`,

  chooseTime: 'Новое время',
  freeTime: 'Свободное время',
  days: 'Дни',
  near: 'Ближайшие',
  noTimes: 'Свободного времени пока нет',
  noTimesAbout: 'Напишите нам, и мы найдём время вместе.',
  writeToUs: 'Написать в школу',
  takenNow: 'Это время только что заняли. Ближайшее свободное:',
  takenNone: 'Это время только что заняли. Выберите, пожалуйста, другое.',
  instead: (to: string, from: string) => fill('{to} вместо {from}', { to, from }),
  otherTime: 'Другое время',
  schoolAssigns: 'Преподавателя подберёт школа',
  asks: 'Проверяем все даты…',
  moves: (n: number) =>
    fill('На новое время {verb} {n}', {
      verb: n % 10 === 1 && n % 100 !== 11 ? 'перейдёт' : 'перейдут',
      n: lessons(n),
    }),
  conflicts: 'На эти даты перенести не получится',
  conflictsAbout: 'Расписание переносится целиком. Выберите другое время или перенесите только этот урок.',

  reason: 'Причина',
  reasons: {
    ill: 'Ребёнок заболел',
    away: 'Уезжаем',
    school: 'Школьные дела',
    time: 'Неудобное время',
    other: 'Другая причина',
  },
  details: 'Добавить пару слов',
  detailsNeeded: 'Напишите причину',
  reasonNeeded: 'Выберите причину: её увидит преподаватель',
  doMove: 'Перенести',
  doMoveMany: (n: number) => `Перенести ${lessons(n)}`,
  doCancel: 'Отменить урок',
  doCancelMany: (n: number) => `Отменить ${lessons(n)}`,
  moved: (to: string) => `Перенесли на ${to}`,
  movedMany: (n: number) => `Перенесли ${lessons(n)}`,
  undo: 'Вернуть',
  undone: 'Урок вернулся на прежнее время',
  undoReason: 'Перенос отменён сразу же',
  canceled: (isBack: boolean): string => (isBack ? 'Урок отменён и вернулся на баланс' : 'Урок отменён'),
  canceledPassedOn: (to: string) => fill('Урок отменён. Занятие с баланса перешло на другой урок, на который его не хватало: {to}', { to }),
  canceledMany: (n: number, free: number, passedOn: number) =>
    [
      fill('Отменено: {n}.', { n: lessons(n) }),
      free > 0 && fill('На баланс вернулось: {n}.', { n: lessons(free) }),
      passedOn > 0 && fill('Перешло на другие уроки, на которые не хватало баланса: {n}.', { n: lessons(passedOn) }),
    ]
      .filter((it) => it !== false)
      .join(' '),
  wholeSchedule: 'Остановить или поставить на паузу всё расписание',

  add: 'Добавить урок',
  notEnough: 'Свободных уроков на балансе нет',
  notEnoughAbout: 'Все оплаченные уроки уже в расписании. Пополните баланс или перенесите один из них.',
  course: 'Кому и какой курс',
  noCourses: 'Отдельный урок можно добавить к курсу',
  noCoursesAbout: 'Курс появится после пробного урока: преподаватель подскажет, с чего начать.',
  bookTrial: 'Записаться на пробный урок',
  teacher: 'Преподаватель',
  ownTeacher: 'ведёт ваши уроки',
  timesFree: (n: number) =>
    count('ru', n, { one: 'вариант времени', few: 'варианта времени', many: 'вариантов времени', other: 'варианта времени' }),
  costs: (free: number) =>
    fill('Спишется 1 индивидуальный урок после занятия. Свободно на балансе: {free}, останется {left}.', { free, left: free - 1 }),
  doAdd: 'Добавить урок',
  added: (when: string) => `Добавили урок: ${when}`,
};
