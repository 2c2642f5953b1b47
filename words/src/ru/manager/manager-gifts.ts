import { giftLessonsFrom, promoLimits, termsLimits } from '@school/contract/promotions/limits';

import { count } from '../../grammar.ts';
import { days, lessons, ofHours, ofLessons } from '../shared/amounts.ts';

const fromLessons = `от ${ofLessons(giftLessonsFrom)}`;

/** Gifts and the referral promotion in the back office. */
export const texts = {
  title: 'Подарки и друзья',
  about: 'Что школа дарит автоматически. Новые условия действуют для подарков, предложенных после их начала: обещанное не меняется.',
  search: { label: 'Поиск подарка', placeholder: 'Название', clear: 'Очистить поиск' },
  state: 'Состояние',
  anyState: 'Любое состояние',
  cheaperSmall: {
    title: 'Маленький пакет выгоднее большого',
    about:
      'С одними и теми же подарками урок в этих пакетах дешевле, чем в следующем по размеру. Измените цены или подарки, если так не задумано.',
    show: (n: number) =>
      `Показать: ${count('ru', n, { one: 'пара пакетов', few: 'пары пакетов', many: 'пар пакетов', other: 'пары пакетов' })}`,
    kinds: { individual: 'Индивидуально', group: 'В группе', subscription: 'Абонемент' },
    pair: (small: number, each: string, large: number, eachLarge: string) =>
      `${lessons(small)} — ${each} за урок, ${lessons(large)} — ${eachLarge}`,
    with: (names: string) => `С подарками: ${names}`,
  },
  names: {
    afterOnboarding: 'После знакомства со школой',
    afterIntro: 'После пробного урока',
    introDay: 'Оплата в день пробного урока',
    survey: 'Опрос',
    referral: 'Пригласить друга',
  },
  whatFor: {
    afterOnboarding: `Семье, которая оплатит пакет ${fromLessons} вскоре после знакомства со школой. С подарком после пробного урока не складывается: действует больший.`,
    afterIntro: `Семье, которая оплатит пакет ${fromLessons} вскоре после отчёта о пробном уроке. С подарком после знакомства со школой не складывается: действует больший.`,
    introDay: `Семье, которая оплатит пакет ${fromLessons} до конца дня пробного урока (по времени школы). Складывается с другими подарками.`,
    survey: 'Семье, которая ответила на опрос: один раз, за первый из двух.',
    referral: `Другу и тому, кто его пригласил, когда друг впервые оплатит пакет от ${ofLessons(promoLimits.lessonsFrom)}. Если пакет вернут целиком, урок пригласившего отзывается.`,
  },
  on: 'Включён',
  off: 'Выключен',
  lessons: (n: number) => `+${lessons(n)}`,
  within: (n: number) => `в течение ${ofHours(n)}`,
  bothGet: (inviter: number, friend: number) => `пригласившему +${lessons(inviter)}, другу +${lessons(friend)}`,
  switchedOff: 'не дарим',
  planned: (what: string, day: string) => `${what} с ${day}`,
  figures: `За ${days(termsLimits.figuresDays)}`,
  offered: 'предложен',
  came: 'пришло друзей',
  open: 'ещё не получен',
  given: 'получили',
  given30: 'уроков подарено',
  change: 'Изменить',
  changeAbout: (name: string) => `Изменить условия: ${name}`,
  history: 'История условий',
  from: (day: string) => `с ${day}`,
  callOff: 'Отменить',
  callOffAbout: (what: string, day: string) => `Отменить условия: ${what} с ${day}`,
  columns: {
    name: 'Подарок',
    state: 'Состояние',
    terms: 'Условия',
    offered: `Предложен за ${days(termsLimits.figuresDays)}`,
    open: 'Ещё не получен',
    given: `Получили за ${days(termsLimits.figuresDays)}`,
    lessons: `Уроков за ${days(termsLimits.figuresDays)}`,
    planned: 'Запланировано',
  },
  fileName: (date: string) => `подарки-${date}.csv`,
  empty: 'Подарки не найдены',
  emptyAbout: 'Измените поиск или фильтр.',
  form: {
    isOn: 'Дарить',
    isOnNote: 'Если выключить, новых подарков не будет, обещанные останутся',
    lessons: 'Сколько уроков',
    inviterLessons: 'Уроков пригласившему',
    friendLessons: 'Уроков другу',
    hours: 'Сколько часов действует подарок',
    lessonsWrong: (most: number) => `Целое число от 1 до ${most}`,
    same: 'Условия те же, что и сейчас',
    save: 'Сохранить условия',
    saved: 'Условия сохранены',
    callOff: 'Отменить будущие условия',
    callOffAbout: (what: string, day: string) => `«${what}» с ${day} не начнёт действовать, останутся прежние условия.`,
    callOffDone: 'Будущие условия отменены',
  },
};
