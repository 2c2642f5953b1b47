import { count } from '../../grammar.ts';
import { lastsMinutes, lessons, years } from '../shared/amounts.ts';
import { schoolTime } from '../../school-time.ts';

const windows = (n: number) => count('ru', n, { one: 'окно', few: 'окна', many: 'окон', other: 'окна' });

/** All teachers of the school, by day and by week. */
export const texts = {
  title: 'Календарь',
  about: (shown: number, all: number, free: number) =>
    `${shown} из ${count('ru', all, { one: 'преподавателя', few: 'преподавателей', many: 'преподавателей', other: 'преподавателя' })}, свободно: ${windows(free)}`,
  get clock() {
    return schoolTime.ru.by();
  },
  views: { label: 'День или неделя', day: 'День', week: 'Неделя' },
  previous: 'Раньше',
  next: 'Позже',
  today: 'Сегодня',
  print: 'Напечатать',
  subject: 'Предмет',
  anySubject: 'Любой предмет',
  age: 'Возраст ребёнка',
  anyAge: 'Любой возраст',
  ageOf: years,
  language: 'Язык',
  anyLanguage: 'Любой язык',
  legend: { free: 'свободно', closed: 'не работает' },
  windowOf: (minutes: number) => `Окно: урок ${lastsMinutes(minutes)}`,
  keys: 'Стрелки переключают окна и уроки, Enter открывает.',
  windows,
  full: 'окон нет',
  closed: 'не работает',
  away: { holiday: 'в отпуске', illness: 'болеет' },
  free: (teacher: string, time: string) => `${teacher}, ${time}, свободно`,
  club: (kids: number) => `Клуб, ${kids}`,
  more: (n: number) => `Показать ещё: ${n}`,
  nobody: 'Подходящих преподавателей нет',
  nobodyAbout: 'Уберите одно из условий: предмет, возраст или язык.',
  noTeachers: 'Преподавателей пока нет',
  noTeachersAbout: 'Добавьте первого, и здесь появятся рабочие часы.',
  toTeachers: 'К преподавателям',
  reset: 'Сбросить условия',
  teacher: 'Преподаватель',
  week: {
    lessons,
    trials: (n: number) => `пробных: ${n}`,
    clubs: (n: number) => `клубов: ${n}`,
    load: (percent: number) => `загрузка ${percent} %`,
    open: (teacher: string, day: string) => `${teacher}, ${day}`,
  },
  lesson: {
    toFamily: 'К урокам семьи',
    toGroup: 'К группе',
    move: 'Перенести',
  },
  moving: {
    about: (what: string) => `Переносим: ${what}. Выберите свободное окно, можно и в другой день.`,
    stop: 'Не переносить',
    title: 'Перенести урок',
    to: (teacher: string, when: string) => `Куда: ${when}, ${teacher}`,
  },
  book: {
    title: 'Записать на урок',
    at: (teacher: string, when: string) => `${when}, ${teacher}`,
    search: 'Кого записать',
    searchFor: 'Имя, телефон или почта',
    clear: 'Очистить поиск',
    kids: 'Найденные дети',
    kid: (name: string, age: string, parent: string) => `${name}, ${age} · ${parent}`,
    nobody: 'Никого не нашли. Проверьте имя или поищите по телефону.',
    what: 'Какой урок',
    course: (name: string) => `${name}: один урок`,
    trial: (subject: string) => `Пробный: ${subject}`,
    other: 'Другой ребёнок',
  },
};
