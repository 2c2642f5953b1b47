import { groupsLimits } from '@school/contract/groups/limits';
import { ledgerLimits } from '@school/contract/ledger/limits';
import { paymentsLimits } from '@school/contract/payments/limits';

import { count } from '../../grammar.ts';
import { days, ofChildren } from '../shared/amounts.ts';

const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });
const individual = (n: number) =>
  count('ru', n, {
    one: 'индивидуальный урок',
    few: 'индивидуальных урока',
    many: 'индивидуальных уроков',
    other: 'индивидуального урока',
  });
const group = (n: number) =>
  count('ru', n, { one: 'групповой урок', few: 'групповых урока', many: 'групповых уроков', other: 'группового урока' });

const weeks = (n: number) => count('ru', n, { one: 'неделя', few: 'недели', many: 'недель', other: 'недели' });
const times = (n: number) => count('ru', n, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' });

/** Balance, packages, orders and the history of the balance. */
export const texts = {
  parts: { label: 'Разделы оплаты', balance: 'Баланс', products: 'Пакеты', history: 'История' },
  overview: {
    title: 'Оплата',
    balance: 'Уроки на балансе',
    gold: 'Индивидуальные',
    silver: 'Групповые',
    subscription: (n: number) => `По абонементу: ${lessons(n)}`,
    of: (current: number, total: number) => `${current} из ${total}`,
    free: (n: number) => `свободно: ${n}`,
    reserved: (n: number) => `занято: ${n}`,
    aside: (n: number) => `отложено до решения о возврате: ${n}`,
    status: { ok: 'хватает', ending: 'заканчиваются', ended: 'уроков нет' },
    choose: 'Выбрать пакет',
    actions: 'Что можно сделать с уроками',
    exchange: 'Обменять уроки',
    refund: 'Вернуть деньги',
    lots: {
      title: { gold: 'Откуда индивидуальные уроки', silver: 'Откуда групповые уроки' },
      order: 'Уроки тратятся сверху вниз: сначала те, чей срок ближе.',
      source: {
        paid: 'Пакет',
        bonus: 'Подарок',
        added: 'Начислено школой',
        fastPayment: 'Подарок за оплату в день пробного урока',
        exchange: 'Обмен',
      },
      subscription: 'Абонемент',
      left: (remaining: number, granted: number) => `${remaining} из ${granted}`,
      until: (when: string) => `до ${when}`,
      reserved: (n: number) => `занято: ${n}`,
      soon: 'срок скоро закончится',
    },
  },
  products: {
    title: 'Пакеты уроков',
    kinds: { individual: 'Индивидуальные', group: 'Групповые', subscription: 'Абонемент' },
    kindsLabel: 'Вид уроков',
    about: {
      individual: 'Один ребёнок и преподаватель. Уроки действуют год, подойдут любому вашему ребёнку.',
      group: `Клубы и группы до ${ofChildren(groupsLimits.places.max)}. Уроки действуют год, подойдут любому вашему ребёнку.`,
      subscription: `Групповые уроки на ${days(ledgerLimits.subscriptionDays)} для тех, кто ходит в клуб каждую неделю.`,
    },
    choose: 'Сколько уроков?',
    forWhom: {
      individual: (n: number) =>
        `${n <= 4 ? 'Чтобы попробовать курс' : n <= 8 ? 'Чтобы втянуться в занятия' : n <= 16 ? 'Чтобы заниматься регулярно' : n <= 32 ? 'Чтобы пройти большую часть курса' : 'На учебный год или для двоих детей'}: ${weeks(Math.ceil(n / 2))} по два урока`,
      group: (n: number) =>
        `${n <= 4 ? 'Чтобы попробовать клуб' : n <= 8 ? 'Чтобы подружиться с группой' : n <= 16 ? 'Чтобы ходить в клуб регулярно' : 'На учебный год или для двоих детей'}: ${weeks(n)} по одному занятию`,
      subscription: (n: number) => `Для тех, кто ходит в клуб ${times(Math.max(1, Math.round(n / 4)))} в неделю`,
    },
    currency: 'Валюта',
    noCurrency: 'В этой валюте таких пакетов нет. Выберите, пожалуйста, другую валюту.',
    method: 'Способ оплаты',
    methods: { card: 'Банковская карта', erip: 'ЕРИП' },
    methodAbout: {
      card: 'Оплата на защищённой странице банка',
      erip: 'В банке, кассе или приложении; деньги приходят до нескольких часов',
    },
    noWays: 'В этой валюте оплатить пока нельзя. Выберите, пожалуйста, другую.',
    package: 'Пакет',
    lessonsTotal: 'Уроков всего',
    each: (price: string) => `выходит ${price} за урок`,
    renew: (price: string) =>
      `Продлевать каждые ${days(ledgerLimits.subscriptionDays)}: школа хранит карту и списывает ${price}. Об изменении цены предупредим за ${days(paymentsLimits.subscription.priceNoticeDays)}.`,
    renewOff: 'Остановить можно в любой момент на странице «Оплата». Без продления напомним заранее, и вы решите сами.',
    byHand: 'Этим способом абонемент не продлевается сам: напомним заранее, и вы решите.',
    lessons,
    perLesson: (price: string) => `${price} за урок`,
    gift: (n: number) => `+${n} в подарок`,
    giftFrom: (n: number) => `подарок — от ${count('ru', n, { one: 'урока', few: 'уроков', many: 'уроков', other: 'урока' })}`,
    validMonths: (n: number) => (n === 12 ? 'действуют год' : `действуют ${days(ledgerLimits.subscriptionDays)}`),
    summary: 'Ваш заказ',
    packageLine: { individual, group, subscription: (n: number) => `${group(n)} по абонементу` },
    giftLine: {
      afterOnboarding: 'Подарок за знакомство со школой',
      afterIntro: 'Подарок после пробного урока',
      introDay: 'Подарок за оплату в день пробного урока',
    },
    total: 'К оплате',
    terms: 'Я принимаю',
    termsLink: 'условия оплаты и возврата',
    pay: (price: string) => `Оплатить ${price}`,
    termsFirst: 'Примите, пожалуйста, условия оплаты',
    noPackages: 'Таких пакетов сейчас нет',
  },
  notYet: {
    unavailable: 'Сейчас оплатить нельзя',
    intro: {
      title: 'Сначала бесплатный пробный урок',
      about: 'На нём преподаватель познакомится с ребёнком и подскажет курс и нагрузку. После урока пакеты можно будет оплатить.',
      action: 'Выбрать время урока',
    },
    booked: {
      title: 'Пробный урок уже назначен',
      about: 'Оплатить пакет можно будет сразу после него. А пока можно посмотреть пакеты и цены.',
      action: 'Посмотреть расписание',
    },
  },
  openOrder: {
    title: 'Вы начали оплату',
    continue: 'Продолжить оплату',
    look: 'Посмотреть заказ',
    closes: (when: string) => `Цена и подарки сохранятся до ${when}`,
  },
  order: {
    title: 'Оплата заказа',
    package: 'Пакет',
    discount: (code: string) => `Скидка по промокоду ${code}`,
    promoGift: (code: string) => `По промокоду ${code}`,
    total: 'Сумма',
    made: 'Оформлен',
    paid: 'Оплачен',
    completed: {
      title: 'Оплата прошла',
      about: (n: number) => `Добавили на баланс: ${lessons(n)}.`,
      next: {
        chooseDays: 'Осталось выбрать дни и время.',
        goOn: 'Уроки по расписанию продолжаются.',
        chooseClub: 'Осталось выбрать клуб.',
      },
      schedule: 'Составить расписание',
      toSchedule: 'К расписанию',
      toGroups: 'К клубам',
      home: 'На главную',
    },
    waiting: {
      title: 'Заказ ждёт оплаты',
      about: 'Оплату можно закончить сейчас или вернуться к ней позже: заказ сохранён.',
      continue: 'Перейти к оплате',
      other: 'Выбрать другой пакет',
    },
    checking: {
      title: 'Банк проверяет платёж',
      about: 'Обычно это занимает меньше минуты. Страница обновится сама; её можно закрыть — платёж не потеряется.',
    },
    failed: {
      title: 'Оплата не прошла',
      about: 'Банк отклонил платёж, деньги не списаны. Проверьте карту или попробуйте ещё раз — заказ тот же.',
      again: 'Попробовать ещё раз',
    },
    closed: {
      title: 'Заказ закрыт',
      about: 'Он не был оплачен вовремя. Если деньги всё же списались, уроки придут сами.',
      choose: 'Выбрать пакет',
    },
    error: {
      title: 'Не знаем, прошла ли оплата',
      about: 'Связь с банком прервалась. Мы спрашиваем банк сами: если деньги списались, уроки придут, а лишний платёж вернётся.',
      again: 'Попробовать ещё раз',
      help: 'Написать в школу',
    },
    missing: { title: 'Заказ не найден', about: 'Проверьте ссылку или выберите пакет заново.' },
  },
  history: {
    title: 'История баланса',
    filter: 'Какие уроки показать',
    all: 'Все',
    gold: 'Индивидуальные',
    silver: 'Групповые',
    sort: {
      label: 'Что показать',
      all: 'Все изменения',
      in: 'Пополнения и подарки',
      lessons: 'Уроки',
      other: 'Обмены, возвраты и списания',
    },
    kid: { label: 'Чьи уроки', all: 'Вся семья' },
    period: {
      label: 'За какое время',
      all: 'За всё время',
      thisMonth: 'Этот месяц',
      lastMonth: 'Прошлый месяц',
      thisYear: 'Этот год',
      lastYear: 'Прошлый год',
      dates: 'Выбрать даты',
    },
    since: 'С какого дня',
    until: 'По какой день',
    reset: 'Показать всё',
    nothing: 'Таких изменений нет. Выберите другие уроки или другое время',
    reason: (words: string) => `Причина: ${words}`,
    caption: 'Изменения баланса, новые сверху',
    columns: { when: 'Когда', what: 'Что произошло', kind: 'Уроки', delta: 'Изменение', after: 'Осталось', expires: 'Действуют до' },
    kinds: { gold: 'индивидуальные', silver: 'групповые' },
    after: (n: number) => `осталось: ${n}`,
    expires: (when: string) => `действуют до ${when}`,
    order: 'заказ',
    older: 'Показать раньше',
    empty: 'Изменений пока не было',
    emptyAbout: 'Здесь появится каждое пополнение и каждый проведённый урок.',
    types: {
      paid: 'Оплачен пакет',
      bonus: 'Уроки в подарок',
      added: 'Начислено школой',
      process: 'Урок проведён',
      withdrawing: 'Списано школой',
      refund: 'Возврат денег за уроки',
      debt: 'Возврат подарочных уроков',
      overdue: 'Списано',
      exchange: 'Обмен уроков',
      expired: 'Срок уроков истёк',
      nonAttendance: 'Урок пропущен',
      fastPayment: 'Подарок за оплату в день пробного урока',
      returned: 'Урок возвращён',
    },
  },
};
