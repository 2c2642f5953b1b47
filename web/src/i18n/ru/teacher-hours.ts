import { count, fill } from '../speak.ts';

const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });
/** «3 семей», after «у» and «без». */
const ofFamilies = (n: number) => count('ru', n, { one: 'семьи', few: 'семей', many: 'семей', other: 'семьи' });

/** The teacher's weekly hours and the days that differ from them. */
export const texts = {
  title: 'Мои часы',
  about: 'Время московское. Семьи записываются только на открытые часы.',
  views: 'Как задать часы',
  grid: 'Сетка',
  fields: 'От и до',
  days: 'Особые дни',
  gridLabel: 'Часы недели, время московское',
  gridHelp:
    'Проведите по клеткам мышью или пальцем. С клавиатуры: стрелки ведут по клеткам, пробел открывает и закрывает, Shift со стрелками закрашивает подряд.',
  earlier: 'Раньше',
  later: 'Позже',
  cell: (day: string, from: string, to: string, lesson: string) => [`${day}, ${from}–${to}`, lesson].filter(Boolean).join(', '),
  lessonInCell: (kids: string) => fill('урок: {kids}', { kids }),
  weekday: 'День недели',
  special: 'особый день',
  perWeek: (hours: number) => `Открыто ${count('ru', hours, { one: 'час', few: 'часа', many: 'часов', other: 'часа' })} в неделю`,
  dayOff: 'выходной',
  from: (day: string) => fill('{day}: с', { day }),
  to: (day: string) => fill('{day}: до', { day }),
  add: 'Добавить часы',
  addTo: (day: string) => fill('Добавить часы: {day}', { day }),
  remove: (day: string, hours: string) => fill('Убрать {hours}: {day}', { hours, day }),
  full: 'Весь день уже открыт',
  noDays: 'Особых дней нет',
  noDaysAbout:
    'Если в какой-то день вы работаете в другое время или не работаете вовсе, отметьте его здесь. Болезнь и отпуск — в «Отсутствиях».',
  addDay: 'Отметить день',
  closed: 'закрыт',
  change: (day: string) => fill('Изменить: {day}', { day }),
  forget: (day: string) => fill('Как обычно: {day}', { day }),
  forgetShort: 'Как обычно',
  changeShort: 'Изменить',
  day: {
    title: 'Особый день',
    choose: 'День',
    kind: 'Что в этот день',
    closed: 'Закрыт',
    open: 'Другие часы',
    set: (day: string) => fill('Отметить: {day}', { day }),
    setNone: 'Отметить день',
    chooseFirst: 'Сначала выберите день',
    hoursFirst: 'Добавьте часы или закройте день',
    usual: (hours: string) => fill('Обычно: {hours}', { hours }),
  },
  save: 'Сохранить часы',
  saveWith: (n: number) => fill('Сохранить часы, {lessons} вне их', { lessons: lessons(n) }),
  undo: 'Вернуть как было',
  saved: 'Часы сохранены',
  changed: 'Изменения ещё не сохранены',
  looking: 'Смотрим, кого это коснётся…',
  lookAgain: 'Посмотреть ещё раз',
  notLooked: 'Не получилось посмотреть, кого это коснётся. Ваши часы на месте.',
  touchesNobody: 'Ни один урок не останется вне этих часов.',
  touches: (n: number, families: number) =>
    fill('Вне этих часов: {lessons} у {families}', { lessons: lessons(n), families: ofFamilies(families) }),
  stay: 'Эти уроки остаются, новых записей на это время не будет.',
  newList: 'Пока вы смотрели, расписание изменилось. Вот новый список, проверьте его ещё раз.',
  more: (n: number) => fill('И ещё {lessons}', { lessons: lessons(n) }),
  away: { holiday: 'отпуск', illness: 'болезнь' },
};
