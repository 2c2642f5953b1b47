import { ledgerLimits } from '@school/contract/ledger/limits';

import { count, fill } from '../../grammar.ts';
import { days } from '../shared/amounts.ts';

const packages = (n: number) => count('ru', n, { one: 'пакет', few: 'пакета', many: 'пакетов', other: 'пакета' });
const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });
const month = (n: number) =>
  count('ru', n, { one: 'групповой урок', few: 'групповых урока', many: 'групповых уроков', other: 'групповых урока' });

/** Packages and their prices in the back office. */
export const texts = {
  title: 'Пакеты и цены',
  caption: 'Пакеты: сначала индивидуальные, потом групповые и абонементы',
  found: packages,
  kinds: { individual: 'Индивидуальные', group: 'Групповые', subscription: 'Абонементы' },
  name: {
    individual: (n: number) => fill('{lessons} индивидуально', { lessons: lessons(n) }),
    group: (n: number) => fill('{lessons} в группе', { lessons: lessons(n) }),
    subscription: (n: number) => fill('Абонемент: {month} в месяц', { month: month(n) }),
  },
  kind: 'Вид',
  anyKind: 'Все виды',
  sale: 'Продажа',
  anySale: 'Продаются и нет',
  onSale: 'В продаже',
  offSale: 'Снят с продажи',
  columns: { product: 'Пакет', sale: 'Продажа', planned: 'Новые цены', perLesson: 'Урок' },
  plannedFrom: (amount: string, day: string) => fill('{amount} с {day}', { amount, day }),
  noPrice: '—',
  fileName: (date: string) => fill('пакеты-{date}.csv', { date }),
  empty: 'Таких пакетов нет',
  emptyAbout: 'Измените фильтры или добавьте новый пакет.',
  add: 'Новый пакет',
  exchange: {
    title: 'Обмен уроков',
    byValue: 'По стоимости: уроки меняются на столько, сколько за них заплачено',
    atRate: (individual: number, group: number) => fill('По курсу: {individual} индивидуально = {group} в группе', { individual, group }),
    change: 'Изменить',
    how: 'Как семьи обменивают уроки',
    ways: { value: 'По стоимости', rate: 'По постоянному курсу' },
    about: {
      value:
        'Цена нового урока — из последнего пакета семьи такого вида, без скидки, а если его не было — из самого маленького пакета в продаже. Подарки не обмениваются.',
      rate: 'Один курс в обе стороны. Обмениваются и подарки. Что не делится на курс, остаётся.',
    },
    individual: 'Индивидуальных уроков',
    group: 'Столько же стоят групповых',
    wrong: (most: number) => fill('Целое число от 1 до {most}', { most }),
    save: 'Сохранить',
    saved: 'Готово: так обмениваем с этой минуты',
  },
  sheet: {
    lives: {
      individual: 'Действует год',
      group: 'Действует год',
      subscription: `Период ${days(ledgerLimits.subscriptionDays)}, продлевается`,
    },
    newPrice: 'Назначить цену',
    takeOff: 'Снять с продажи',
    putOn: 'Вернуть в продажу',
    prices: 'История цен',
    currency: 'Валюта',
    now: 'сегодня',
    from: (day: string) => fill('с {day}', { day }),
    none: 'В этой валюте цены ещё не было.',
    callOff: 'Отменить',
    callOffAbout: (amount: string, day: string) => fill('Отменить цену {amount} с {day}', { amount, day }),
    acts: 'Что происходило с пакетом',
    act: { made: 'Пакет создан', onSale: 'Возвращён в продажу', offSale: 'Снят с продажи' },
    noActs: 'Пакет продаётся с открытия школы.',
  },
  form: {
    price: 'Новая цена',
    priceAbout: 'Заполните те валюты, в которых цена меняется. Сделанные заказы сохранят свою цену.',
    now: (amount: string) => fill('сейчас {amount}', { amount }),
    noneNow: 'сейчас цены нет',
    wrong: 'Сумма вроде 360 или 360,50',
    oneNeeded: 'Укажите цену хотя бы в одной валюте',
    same: 'Новые цены не отличаются от нынешних',
    dearer: (name: string) => fill('Урок выходит дороже, чем в пакете «{name}». Так и задумано?', { name }),
    perLesson: (amount: string) => fill('{amount} за урок', { amount }),
    save: 'Назначить цену',
    saved: 'Цена назначена',
    kind: 'Вид занятий',
    lessons: 'Сколько уроков',
    lessonsWrong: (most: number) => fill('Целое число от 1 до {most}', { most }),
    sellNow: 'Сразу в продажу',
    add: 'Добавить пакет',
    added: 'Пакет добавлен',
    off: 'Снять с продажи',
    offAbout: 'Новых заказов не будет. Сделанные заказы и идущие абонементы остаются в силе.',
    offDone: 'Пакет снят с продажи',
    on: 'Вернуть в продажу',
    onAbout: 'Семьи снова увидят пакет по нынешней цене.',
    onDone: 'Пакет снова в продаже',
    callOff: 'Отменить будущую цену',
    callOffAbout: (amount: string, day: string) => fill('{amount} с {day} не начнёт действовать, останется прежняя цена.', { amount, day }),
    callOffDone: 'Будущая цена отменена',
  },
};
