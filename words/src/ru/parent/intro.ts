import { count } from '../../grammar.ts';
import { lastsMinutes, options, years } from '../shared/amounts.ts';

/** Booking a trial lesson. */
export const texts = {
  title: 'Пробный урок',
  about: (minutes: number) => `Бесплатно, ${lastsMinutes(minutes)}. Преподаватель познакомится с ребёнком и подскажет курс.`,
  who: 'Кто придёт на урок',
  age: years,
  subject: 'Предмет',
  change: 'Изменить',
  changeWhom: 'Изменить ребёнка или предмет',
  day: 'День',
  time: 'Время',
  times: options,
  parts: { night: 'Ночь', morning: 'Утро', day: 'День', evening: 'Вечер' },
  warnYoung: (name: string, from: number, kid: number) =>
    `Обычно этот предмет начинают с ${count('ru', from, { one: 'года', few: 'лет', many: 'лет', other: 'лет' })}. ${name}: ${years(kid)}. Попробовать можно, преподаватель подстроит урок.`,
  warnOld: (name: string, to: number, kid: number) =>
    `Этот предмет рассчитан на детей до ${count('ru', to, { one: 'года', few: 'лет', many: 'лет', other: 'лет' })}. ${name}: ${years(kid)}. Перед записью мы попросим подтвердить.`,
  noTimes: 'Свободного времени сейчас нет',
  noTimesAbout: 'Расписание преподавателей открывается каждый день. Напишите нам, и мы найдём время вместе.',
  onlyKnown: 'Нового преподавателя сейчас нет',
  onlyKnownAbout: (teachers: string) =>
    `Свободное время есть только у тех, с кем ребёнок уже знаком: ${teachers}. Пробный урок с одним преподавателем бывает один раз. Напишите нам, и мы подберём другого.`,
  writeToUs: 'Написать в школу',
  noKids: 'Сначала добавьте ребёнка',
  noKidsAbout: 'Пробный урок записывается на имя ребёнка.',
  addKid: 'Добавить ребёнка',
  notPossible: 'Записать на этот пробный урок нельзя',
  toSchedule: 'К расписанию',
  held: (when: string) => `Держим за вами: ${when}`,
  heldLeft: 'Осталось на подтверждение',
  confirmHeld: 'Подтвердить запись',
  letGo: 'Освободить время',
};
