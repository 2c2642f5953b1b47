import { count, fill } from '../../grammar.ts';

const years = (n: number) => count('ru', n, { one: 'год', few: 'года', many: 'лет', other: 'года' });

/** Booking a trial lesson. */
export const texts = {
  title: 'Пробный урок',
  about: (minutes: number) =>
    fill('Бесплатно, {minutes}. Преподаватель познакомится с ребёнком и подскажет курс.', {
      minutes: count('ru', minutes, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' }),
    }),
  who: 'Кто придёт на урок',
  age: years,
  subject: 'Предмет',
  day: 'День',
  time: 'Время',
  times: (n: number) => count('ru', n, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' }),
  parts: { night: 'Ночь', morning: 'Утро', day: 'День', evening: 'Вечер' },
  warnYoung: (name: string, from: number, kid: number) =>
    fill('Обычно этот предмет начинают с {from}. {name}: {kid}. Попробовать можно, преподаватель подстроит урок.', {
      name,
      from: count('ru', from, { one: 'года', few: 'лет', many: 'лет', other: 'лет' }),
      kid: years(kid),
    }),
  warnOld: (name: string, to: number, kid: number) =>
    fill('Этот предмет рассчитан на детей до {to}. {name}: {kid}. Перед записью мы попросим подтвердить.', {
      name,
      to: count('ru', to, { one: 'года', few: 'лет', many: 'лет', other: 'лет' }),
      kid: years(kid),
    }),
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
  letGo: 'Отпустить время',
};
