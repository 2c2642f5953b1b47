import { count, form } from '../../grammar.ts';

const yearsTo = (n: number) => form('ru', n, { one: 'года', few: 'лет', many: 'лет', other: 'года' });
const years = (n: number) => form('ru', n, { one: 'год', few: 'года', many: 'лет', other: 'года' });
const minutesWord = { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' } as const;
const minutesBefore = { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' } as const;
const childrenOf = (n: number) => form('ru', n, { one: 'ребёнка', few: 'детей', many: 'детей', other: 'ребёнка' });

/** The pages of the school in front of the sign-in: their frame, the home page, the form of the first lesson. */
export const texts = {
  skip: 'К содержанию',
  sections: 'Разделы',
  nav: {
    courses: 'Курсы',
    lesson: 'Как проходит урок',
    teachers: 'Преподаватели',
    prices: 'Цены',
    faq: 'Вопросы и ответы',
    about: 'О школе',
    contacts: 'Контакты',
    terms: 'Договор',
    privacy: 'Персональные данные',
    login: 'Войти',
    trial: 'Бесплатный урок',
  },
  toHome: (school: string) => `${school}: на главную`,
  theme: 'Тема',
  otherLanguage: 'English',
  slogan: (from: number, to: number) => `Онлайн-школа для детей от ${from} до ${to} ${yearsTo(to)}. Уроки один на один и маленькие клубы.`,
  ages: (from: number, to: number) => (from === to ? `${from} ${years(from)}` : `${from}–${to} ${years(to)}`),
  agesFrom: (from: number) => `${from}+`,
  priceFrom: 'от',
  title: (school: string, from: number, to: number) => `${school}: онлайн-уроки для детей от ${from} до ${to} ${yearsTo(to)}`,
  description: (school: string, from: number, to: number, courses: string) =>
    `${school} учит детей от ${from} до ${to} ${yearsTo(to)} онлайн, один на один и в маленьких клубах: ${courses}. Первый урок бесплатно.`,
  hero: {
    title: ['Урок,', 'которого ждут'],
    lead: (from: number, to: number) =>
      `Онлайн-школа для детей от ${from} до ${to} ${yearsTo(to)}. Один преподаватель, один ребёнок, из дома.`,
    try: 'Попробовать бесплатно',
    how: 'Как проходит урок',
    points: ['карта не нужна', 'перенос бесплатно'],
    refunded: 'вернём за непройденные уроки',
    window: 'Окно урока: преподаватель и ребёнок видят друг друга и вместе решают задание на доске',
    teacher: 'Преподаватель',
    child: 'Ребёнок',
    task: 'Сколько яблок не хватает до десяти?',
  },
  courses: {
    title: 'Чему учим',
    age: 'Возраст ребёнка',
    all: 'Все',
    none: 'Для этого возраста курсов пока нет. Напишите нам, и мы подскажем, что можно сделать.',
    group: (from: number, to: number) => `${from}–${to} ${childrenOf(to)}`,
  },
  lesson: {
    title: 'Как проходит урок',
    enter: 'Входит одной кнопкой',
    enterAbout: (enterMinutes: number) =>
      `За ${count('ru', enterMinutes, minutesBefore)} до начала в кабинете появляется «Войти в урок». Ничего устанавливать не надо.`,
    steps: [
      ['Занимается с человеком', 'Преподаватель и ребёнок видят друг друга и решают одно задание на общей доске.'],
      ['Закрепляет сам', 'После урока остаются короткие задания. Маленьким их читает голос.'],
      ['Вы видите, что получилось', 'В кабинете видно, что пройдено, что даётся трудно и что будет дальше.'],
    ],
  },
  teachers: {
    title: 'Кто учит',
    all: 'Все преподаватели',
    note: 'Преподавателя подберём по возрасту и языку ребёнка. Если не сложится, поменяем.',
    noRatings: 'оценок пока нет',
    rated: (average: string, ratings: number) =>
      `${average} · ${count('ru', ratings, { one: 'оценка', few: 'оценки', many: 'оценок', other: 'оценки' })}`,
    stars: (average: string, most: number) => `Средняя оценка ${average} из ${most}`,
  },
  prices: {
    title: 'Сколько стоит',
    first: 'Первый урок',
    firstAbout: 'Знакомство, короткая проверка и совет, с чего начать.',
    one: 'Один на один',
    oneAbout: (most: number, least: number, price: string) =>
      most === least
        ? `За урок в пакете из ${most}.`
        : `За урок в пакете из ${most}. В пакете из ${count('ru', least, { one: 'урока', few: 'уроков', many: 'уроков', other: 'урока' })} ${price}.`,
    club: 'Клуб',
    clubAbout: (from: number, to: number) => `За встречу в группе: от ${from} до ${to} ${childrenOf(to)}.`,
    note: (months: number) => `Уроки действуют ${count('ru', months, { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' })}.`,
    refunded: 'За непройденные вернём деньги.',
    all: 'Все пакеты и цены',
  },
  reviews: {
    title: 'Что говорят родители',
    honest: 'Только настоящие оценки',
    honestAbout: 'Оценить может только семья, у которой был урок. Мы ничего не правим и не прячем.',
    waits: (from: number) =>
      `Здесь появится средняя оценка, когда её поставят ${count('ru', from, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })}.`,
    days: (days: number) => `За последние ${count('ru', days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
  },
  faq: { title: 'Вопросы и ответы' },
  trial: {
    title: 'Попробуйте бесплатно',
    lead: 'Три вопроса, а дальше выберете время. На уроке познакомимся, посмотрим, что уже получается, и посоветуем, с чего начать.',
    step: 'Шаг',
    of: (all: number) => `из ${all}`,
    age: 'Сколько лет ребёнку?',
    subject: 'С чего начнём?',
    any: 'Не знаю, посоветуйте',
    contact: 'Как с вами связаться?',
    name: 'Как вас зовут',
    reach: 'Телефон или e-mail',
    kept: 'Ответы останутся на этом устройстве, пока вы не зарегистрируетесь.',
    next: 'Дальше',
    back: 'Назад',
    send: 'Записаться',
    free: 'Бесплатно. Карта не нужна.',
    noScript: 'Чтобы записаться, включите JavaScript в настройках браузера.',
    code: (code: string) => `Код ${code} сохранили: он уже будет в форме записи.`,
    closed: 'Пока не принимаем новых учеников',
    closedLead: 'Оставьте адрес, и мы напишем один раз, когда места появятся.',
    leaveAddress: 'Оставить адрес',
  },
  minutes: (short: number, long: number) => `${short} или ${count('ru', long, minutesWord)}`,
  minutesOf: (minutes: number) => count('ru', minutes, minutesWord),
} as const;
