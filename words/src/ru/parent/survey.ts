import { count, fill } from '../../grammar.ts';

const gifts = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });

/** Two short surveys of parents, and what managers read of them. */
export const texts = {
  title: 'Короткий опрос',
  card: {
    title: (kid: string) => fill('{kid}: расскажите, как идут занятия', { kid }),
    about: 'Пять вопросов, две минуты.',
    gift: (n: number) => fill('В подарок за ответы — {lessons}, какими бы они ни были.', { lessons: gifts(n) }),
    until: (when: string) => fill('Можно ответить до {when}', { when }),
    go: 'Ответить',
  },
  about: {
    gift: (n: number) => fill('За ответы подарим {lessons}, какими бы они ни были.', { lessons: gifts(n) }),
    noGift: 'За этот опрос подарка нет: подарок — один на семью.',
  },
  who: 'Школа читает ответы без имён. Имя видно, только если вам что-то не понравилось: тогда мы вам позвоним.',
  nothing: { title: 'Сейчас опросов нет', about: 'Они открываются, когда ребёнок позанимается какое-то время. Мы скажем на главной.' },
  home: 'На главную',
  questions: {
    mood: 'С каким настроением ребёнок идёт на урок?',
    teacher: 'Как ребёнку с преподавателем: его слышат и поддерживают?',
    level: 'Задания по силам?',
    hindrances: 'Что мешало? Можно выбрать несколько',
    change: 'Что одно нам стоит изменить уже на этой неделе?',
    newSkill: 'Что ребёнок теперь делает сам, чего раньше не делал?',
    homeworkMinutes: 'Сколько минут занимает домашнее задание?',
    tears: 'Бывают слёзы',
    clear: 'Понимаете ли вы по кабинету, что умеет ребёнок и что дальше?',
    goOn: 'Хочет ли ребёнок продолжать? Спросите его самого',
    recommend: 'Посоветуете ли вы школу друзьям?',
    why: 'Почему?',
  },
  grades: { 1: 'Совсем плохо', 2: 'Плохо', 3: 'Средне', 4: 'Хорошо', 5: 'Отлично' },
  /** Answers to what asks whether. */
  agreement: { 1: 'Нет', 2: 'Скорее нет', 3: 'Трудно сказать', 4: 'Скорее да', 5: 'Да' },
  levels: { tooEasy: 'Слишком легко', right: 'В самый раз', tooHard: 'Слишком трудно' },
  hindrances: { connection: 'Связь', time: 'Время урока', signIn: 'Вход', nothing: 'Ничего' },
  choose: 'Выберите ответ',
  send: 'Отправить',
  skip: 'Пропустить',
  thanks: 'Спасибо! Ваши ответы помогают школе.',
  thanksGift: (n: number) => fill('Спасибо! Добавили на баланс: {lessons} в подарок.', { lessons: gifts(n) }),
  skipped: 'Хорошо, больше об этом не спросим.',
  manager: {
    title: 'Опросы семей',
    open: 'Опросы семей',
    about: (first: number, second: number) =>
      fill(
        'Ответы родителей после {first}-го и {second}-го урока. Без имён, кроме семей, которые чем-то недовольны: им стоит позвонить в течение рабочего дня.',
        { first, second },
      ),
    which: (n: number) =>
      fill('После {lessons}', { lessons: count('ru', n, { one: 'урока', few: 'уроков', many: 'уроков', other: 'урока' }) }),
    label: 'Какой опрос',
    mean: (mean: string) => fill('в среднем {mean}', { mean }),
    found: (n: number) => count('ru', n, { one: 'ответ', few: 'ответа', many: 'ответов', other: 'ответа' }),
    skipped: (n: number) => fill('пропусков по обоим опросам: {n}', { n }),
    empty: 'Ответов пока нет',
    emptyAbout: 'Они появятся, когда первые дети позанимаются.',
    call: 'Позвонить',
    export: 'Скачать таблицу',
    when: 'Когда',
    family: 'Семья',
    yes: 'да',
    no: 'нет',
    fileName: (date: string) => fill('опросы-{date}.csv', { date }),
  },
};
