import { count, form } from '../../grammar.ts';

const levelsOf = { one: 'ступень', few: 'ступени', many: 'ступеней', other: 'ступени' } as const;
const lessonsOf = { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' } as const;

/** The pages of the school in front of the sign-in, but for the home page. */
export const texts = {
  course: {
    all: 'Все курсы',
    one: 'Один на один',
    club: 'Клуб',
    title: (course: string, ages: string, school: string) => `${course}, ${ages} · ${school}`,
    description: (course: string, ages: string, school: string) =>
      `${course} онлайн для детей, ${ages}. Программа, преподаватели, цена и задание, которое можно попробовать сразу. ${school}.`,
    afterTrial: 'дальше',
    perLesson: 'за урок',
    perMeeting: 'за встречу',
    levels: (n: number) => `Программа: ${count('ru', n, levelsOf)}`,
    lessons: (n: number) => count('ru', n, lessonsOf),
    next: 'Ближайший первый урок',
    nextAt: (moment: string, city: string) => `${moment}, время: ${city}`,
    who: 'Кто ведёт',
    noTeachers: 'Преподавателя подберём после записи.',
    task: 'Одно задание из урока',
    from: (lesson: string) => `Из урока «${lesson}»`,
    taskNote: 'Это настоящее задание. Ответ проверяет школа, регистрироваться не нужно.',
    choose: 'Выберите ответ',
    answer: 'Ответ',
    check: 'Проверить',
    yes: 'Да',
    no: 'Нет',
    right: 'Верно!',
    wrong: 'Пока нет. Попробуйте ещё раз',
    nothing: 'Сначала выберите ответ',
    tooMany: (minutes: number) =>
      `Слишком много ответов подряд. Продолжить можно через ${count('ru', minutes, { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' })}.`,
  },
  teachers: {
    title: 'Преподаватели',
    heading: 'Люди, которым можно доверить урок',
    lead: 'Посмотрите, кто у нас учит. Первый урок бесплатный.',
    description: (school: string, n: number) =>
      `${school}: ${count('ru', n, { one: 'преподаватель', few: 'преподавателя', many: 'преподавателей', other: 'преподавателя' })}. Предметы, возраст учеников, языки и оценки семей.`,
    subject: 'Предмет',
    all: 'Все',
    none: 'Преподавателей здесь пока нет.',
    unsure: 'Не знаете, кто подойдёт?',
    unsureAbout: 'Расскажите о ребёнке, а мы подберём.',
    pick: 'Подобрать',
  },
  teacher: {
    title: (name: string, subjects: string, school: string) => `${name}: ${subjects} · ${school}`,
    children: (ages: string) => `Ученики: ${ages}`,
    languages: 'Языки',
    since: (year: number) => `Преподаёт с ${year} года`,
    hello: (name: string) => `${name}: видеоприветствие`,
    about: 'О себе',
    first: 'Как пройдёт первый урок',
    steps: [
      ['Знакомимся', 'Узнаём, что ребёнок любит, и немного играем.'],
      ['Пробуем задания разной сложности', 'Смотрим, где легко, а где нужна помощь.'],
      ['Говорим с вами', 'Расскажем, что получается и с какой ступени начать.'],
    ],
    ratings: 'Оценки семей',
    noRatings: 'Оценок пока нет. Появятся после настоящих уроков.',
    free: 'Первый урок бесплатно',
    freeAbout: 'Запишитесь и выберите время. Если у этого преподавателя оно занято, предложим похожего.',
  },
  prices: {
    title: 'Цены',
    heading: 'Сколько стоят уроки',
    lead: 'Первый урок бесплатный. Потом выбираете пакет: чем он больше, тем дешевле урок.',
    description: (school: string) => `${school}: цены на уроки один на один, клубы и абонементы. Первый урок бесплатно.`,
    kinds: { individual: 'Уроки один на один', group: 'Клубы', subscription: 'Абонемент в клуб' },
    package: 'Пакет',
    perLesson: 'За урок',
    whole: 'Весь пакет',
    lessons: (n: number) => count('ru', n, lessonsOf),
    note: (months: number) =>
      `Уроки пакета действуют ${count('ru', months, { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' })} со дня оплаты.`,
    subscriptionNote: (days: number) =>
      `Абонемент продлевается каждые ${count('ru', days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}, его можно отменить в любой момент.`,
    refund: (days: number) =>
      `Деньги за непройденные уроки возвращаем в срок до ${form('ru', days, { one: `${days} дня`, few: `${days} дней`, many: `${days} дней`, other: `${days} дня` })}.`,
    refundFee: (fee: string) => `При возврате школа удерживает ${fee}.`,
    none: 'Цен пока нет.',
  },
  contacts: {
    title: 'Контакты',
    description: (school: string) => `Как связаться: ${school}.`,
    phone: 'Телефон',
    email: 'E-mail',
    hours: 'Когда отвечаем',
    closed: 'выходной',
    zone: (city: string) => `Время: ${city}`,
    none: 'Напишите нам в чат в личном кабинете: там отвечает живой человек.',
    organisation: 'Сведения об организации',
    taxNumber: 'УНП/ИНН',
    address: 'Адрес',
    director: 'Руководитель',
  },
  document: { since: (day: string) => `Действует с ${day}` },
  missing: {
    title: 'Страница не найдена',
    lead: 'Возможно, ссылка устарела. Вот что может пригодиться.',
    home: 'На главную',
  },
  notOpen: {
    title: (school: string) => `${school} скоро откроется`,
    lead: 'Мы готовимся к первым урокам. Оставьте адрес, и мы напишем один раз, в день открытия.',
    leave: 'Оставить адрес',
    staff: 'Вход для сотрудников',
  },
} as const;
