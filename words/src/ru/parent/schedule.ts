import { schedulingLimits } from '@school/contract/calendar/limits';

import { lessons, weeks } from '../shared/amounts.ts';

/** The family's schedule. */
export const texts = {
  title: 'Расписание',
  view: 'Вид расписания',
  week: 'Неделя',
  list: 'Список',
  next: 'Следующий урок',
  now: 'Урок идёт',
  justOver: 'Урок закончился',
  open: 'Подробнее',
  everyone: 'Все',
  whose: 'Чьи уроки',
  today: 'сегодня',
  addLesson: 'Добавить урок',
  calendar: 'Уроки в моём календаре',
  dayHas: (day: string, n: number) => `${day}: ${n === 0 ? 'уроков нет' : lessons(n)}`,
  empty: 'На этой неделе уроков нет',
  emptyAbout: 'Посмотрите соседние недели или запишитесь на пробный урок.',
  emptyPast: 'На этой неделе уроков не было',
  emptyList: 'Уроков впереди пока нет',
  emptyListAbout: 'Добавьте урок или запишитесь на пробный: он бесплатный.',
  bookTrial: 'Записаться на пробный урок',
  chooseDays: 'Выбрать дни и время',
  beyond: 'Так далеко расписание ещё не открыто',
  openedLesson: 'Открытый урок',
  opened: (day: string) => `Записаться можно до ${day}. Каждый день открывается ещё один.`,
  toNow: 'К этой неделе',
  past: 'Прошедшие уроки',
  ahead: 'Уроки впереди',
  more: `Показать ещё ${weeks(schedulingLimits.windowDays / 7)}`,
  noneEarlier: 'Раньше уроков не было',
  noneIn: (dates: string) => `${dates}: уроков нет`,
};
