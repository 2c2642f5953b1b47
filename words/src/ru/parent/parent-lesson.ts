import { lastsMinutes, stars } from '../shared/amounts.ts';

/** A lesson of the room as a parent sees it: while it is on, and looking in. */
export const texts = {
  after: {
    title: 'Как прошёл урок',
    of: (kid: string, what: string) => `${kid}, ${what}`,
    minutes: lastsMinutes,
    inLesson: 'на уроке',
    percent: (n: number) => `${n} %`,
    firstTry: 'с первого раза',
    stars,
    fromTeacher: 'от учителя',
    who: 'Кто был на уроке',
    homework: 'Домашнее задание',
    noHomework: 'На этот раз ничего не задано.',
    otherwise: 'Было иначе?',
    object: 'Открыть урок в расписании',
    notYet: 'Итоги появятся, когда урок закончится.',
  },
  title: 'Урок идёт',
  looking: {
    title: (kid: string) => `Урок: ${kid}`,
    known: 'Учитель и ребёнок видят, что вы смотрите',
    running: (minutes: number, of: number) => `${minutes} из ${of} мин`,
    begins: 'Урок ещё не начался',
    soundOn: 'Включить звук',
    soundOff: 'Выключить звук',
    stop: 'Больше не смотреть',
    about: 'Смотреть можно с одного устройства. Ваши минуты останутся в журнале урока.',
    teacherAway: 'Учителя пока нет в классе',
    kidAway: 'Ребёнка пока нет в классе',
    notNow: 'Сейчас заглянуть нельзя',
    ended: 'Урок закончился',
    elsewhere: 'Вы смотрите урок на другой странице',
    back: 'На главную',
    again: 'Заглянуть снова',
  },
};
