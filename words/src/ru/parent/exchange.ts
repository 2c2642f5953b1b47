import { count } from '../../grammar.ts';
import { groupLessons, individualLessons, lessons, ofLessons } from '../shared/amounts.ts';

const gifts = (n: number) =>
  count('ru', n, { one: 'подаренный урок', few: 'подаренных урока', many: 'подаренных уроков', other: 'подаренного урока' });

/** Lessons of one kind for lessons of the other. */
export const texts = {
  title: 'Обмен уроков',
  about:
    'Индивидуальные уроки можно обменять на групповые и обратно: все или часть. Стоимость не меняется: сколько вы заплатили за уроки, на столько и получите. Срок тоже сохраняется.',
  direction: 'Что обменять',
  from: { gold: 'Индивидуальные на групповые', silver: 'Групповые на индивидуальные' },
  free: (n: number) => `свободно: ${n}`,
  units: 'Сколько уроков отдать',
  most: (n: number) => `Сейчас можно обменять не больше ${ofLessons(n)}`,
  nothing: {
    title: { gold: 'Свободных индивидуальных уроков нет', silver: 'Свободных групповых уроков нет' },
    reserved: 'Уроки заняты в расписании. Отмените лишние, и они станут свободными.',
    none: 'Обменять можно уроки, которые есть на балансе и не заняты в расписании.',
    toSchedule: 'Открыть расписание',
    toProducts: 'Выбрать пакет',
  },
  subscription: 'Уроки по абонементу не обмениваются.',
  preview: 'Что получится',
  takes: 'Спишем',
  gives: 'Начислим',
  kinds: { gold: individualLessons, silver: groupLessons },
  until: (n: number, when: string) => `${lessons(n)} — до ${when}`,
  terms: 'Срок новых уроков',
  after: 'Баланс после обмена',
  afterLine: { gold: 'Индивидуальные', silver: 'Групповые' },
  coming: (when: string, rate: string | null) => `С ${when} условия обмена меняются. ${rate ?? 'Обмен по стоимости'}.`,
  rate: (take: number, give: number) => `Курс обмена: ${take} к ${give}`,
  worth: 'Стоимость уроков',
  price: {
    lastOrder: 'Урок по цене вашего последнего пакета',
    catalogue: 'Урок по цене самого маленького пакета',
    origin: 'Урок по вашей прежней цене',
  },
  stays: 'Останется как было',
  staysAbout: 'На ещё один целый урок их стоимости не хватает, поэтому они не списываются.',
  keeps: 'Вся стоимость отданных уроков сохраняется в новых: при возврате денег и обратном обмене она не теряется.',
  gifts: (n: number) => `За подарки не платили, поэтому они не обмениваются: ${gifts(n)}.`,
  confirm: (n: number) => `Обменять ${lessons(n)}`,
  back: 'Обменять обратно можно в любой момент, пока уроки свободны.',
  done: {
    gold: (n: number) => `Готово: на балансе +${individualLessons(n)}`,
    silver: (n: number) => `Готово: на балансе +${groupLessons(n)}`,
  },
};
