import { trialLimits } from '@school/contract/catalogue/limits';

import { lastsMinutes } from '../shared/amounts.ts';
import { schedulingLimits } from '@school/contract/calendar/limits';

/** What the school offers: when there are first lessons. */
export const texts = {
  trials: {
    title: 'Пробные уроки',
    about: `Когда семьи могут записаться на первый бесплатный урок. Что уже записано, не изменится. Часы — по времени школы, урок длится ${lastsMinutes(schedulingLimits.lessonMinutes.long)} или меньше.`,
    hours: 'Дни и часы',
    always: 'Всегда, когда свободен преподаватель',
    some: 'Только в эти часы',
    how: 'Когда',
    day: (name: string) => `Пробные: ${name}`,
    from: (name: string) => `с, ${name}`,
    to: (name: string) => `до, ${name}`,
    wrongHours: 'Конец раньше начала',
    oneDay: 'Выберите хотя бы один день',
    daysAhead: 'На сколько дней вперёд',
    daysAheadHelp: `Пусто — на всё расписание. Не больше ${trialLimits.daysAhead}`,
    aDay: 'Сколько в день во всей школе',
    ofTeacher: 'Сколько в день у одного преподавателя',
    noLimit: 'Пусто — сколько поместится',
    who: 'Кто ведёт пробные',
    everybody: 'Все, кто подходит',
    chosen: 'Только эти преподаватели',
    nobodyChosen: 'Выберите хотя бы одного преподавателя',
    next: 'Что увидит семья',
    nextAbout: 'Ближайшее свободное время по каждому предмету на этих условиях.',
    none: 'времени нет',
    failed: 'Не получилось проверить. Попробуйте ещё раз.',
    save: 'Сохранить условия',
    saved: 'Условия пробных уроков сохранены',
    changes: 'Что меняли',
    noChanges: 'Условия ещё не меняли: пробные бывают всегда, когда свободен преподаватель.',
  },
};
