import { count } from '../../grammar.ts';

const minutes = (n: number) => count('ru', n, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' });

/** What a pupil of ten and more reads of itself: skills, figures, works. */
export const texts = {
  title: 'Навыки и итоги',
  courses: 'Курсы',
  none: 'Здесь появятся навыки, когда начнётся курс.',
  map: 'Карта навыков',
  noMap: 'Для этой ступени карты навыков пока нет.',
  level: (title: string) => `Ступень «${title}»`,
  doneOf: (done: number, of: number) => `навыков: ${done} из ${of}`,
  unit: (number: number) => `Часть ${number}`,
  state: { done: 'Пройдено', now: 'В работе', next: 'Можно начинать', later: 'Позже' },
  right: (percent: number) => `верно с первой попытки: ${percent} %`,
  standsOn: (skills: string) => `Опирается на: ${skills}`,
  lesson: (number: number, title: string) => `Урок ${number}. ${title}`,
  ahead: (lesson: string) => `${lesson} — впереди`,
  figures: 'Статистика',
  lessons: 'Уроков пройдено',
  of: (done: number, of: number) => `${done} из ${of}`,
  rightNow: 'Верно с первой попытки в этом месяце',
  rightBefore: 'В прошлом месяце',
  weeks: 'Недель с учёбой',
  stars: 'Звёзд',
  percent: (percent: number) => `${percent} %`,
  few: 'ответов мало',
  bars: 'Верно с первой попытки по неделям: прошлый месяц и этот.',
  noCertificates: 'Первая грамота придёт в конце первой части.',
  works: 'Мои работы',
  focus: {
    title: 'Фокус',
    about: (work: number, rest: number) => `${minutes(work)} на задания, без новостей и игр. Потом ${minutes(rest)} отдыха.`,
    rest: 'Время отдохнуть: встань, разомнись, посмотри вдаль.',
    begin: 'Начать',
    end: 'Закончить',
    begun: 'Фокус начался.',
    ended: 'Фокус закончился.',
    left: (n: number) => `Фокус: ${minutes(n)}`,
    restNow: (n: number) => `Отдых: ${minutes(n)}`,
  },
  noWorks: 'Тексты, рассказы и рисунки появятся здесь, когда их посмотрит преподаватель.',
};
