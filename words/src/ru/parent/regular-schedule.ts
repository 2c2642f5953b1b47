import { count, fill, form } from '../../grammar.ts';

const lessonForms = { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' };
const lessons = (n: number) => count('ru', n, lessonForms);
/** «21 дня» after «до» and «не дольше». */
const daysOf = (n: number) => count('ru', n, { one: 'дня', few: 'дней', many: 'дней', other: 'дня' });
const units = (n: number) => count('ru', n, { one: 'занятие', few: 'занятия', many: 'занятий', other: 'занятия' });

/** The regular schedule of a kid's course: what stands, and what may be done with it. */
export const texts = {
  title: 'Постоянное расписание',
  of: (kid: string, course: string) => `${kid} · ${course}`,
  level: (level: string) => `уровень «${level}»`,
  teacher: 'Преподаватель',
  noTeacher: 'Преподавателя пока нет',
  days: 'Дни и время',
  moscow: (time: string) => `${time} МСК`,
  minutes: (n: number) => count('ru', n, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' }),
  shift: 'Преподаватель работает по Москве. Когда у вас переведут часы, время урока у вас сдвинется.',
  ahead: (n: number) => fill('впереди {lessons}', { lessons: lessons(n) }),
  aheadNone: 'Уроков впереди пока нет',
  nearest: 'Ближайшие уроки',
  allLessons: 'Все уроки в расписании',
  gone: 'Таких занятий здесь нет',
  goneAbout: 'Возможно, ссылка устарела. Все уроки семьи — в расписании.',
  toSchedule: 'К расписанию',
  toSettings: 'К постоянному расписанию',
  none: 'Постоянного расписания пока нет',
  noneAbout: (weeks: number) => fill('Выберите дни и время — и уроки появятся в расписании на {weeks} недель вперёд.', { weeks }),
  choose: 'Выбрать дни и время',
  held: 'Время держим за вами',
  pause: {
    now: 'Сейчас пауза',
    soon: 'Запланирована пауза',
    dates: (from: string, until: string) => fill('Без уроков с {from}. Снова занимаемся с {until}.', { from, until }),
    kept: 'Дни и время остаются за вами.',
    why: (reason: string) => `Причина: ${reason}`,
  },
  actions: 'Что можно сделать',
  change: {
    do: 'Сменить дни или время',
    about: (hours: number) =>
      fill('Уроки, до которых меньше {hours} часов, останутся как есть, остальные перейдут на новое время.', { hours }),
  },
  pauseAction: {
    do: 'Поставить на паузу',
    held: 'Паузу можно поставить, когда пакет оплачен и расписание закреплено',
    about: (max: number) => fill('До {max}. Дни и время остаются за вами, занятия вернутся на баланс.', { max: daysOf(max) }),
  },
  resumeAction: { now: 'Продолжить занятия', soon: 'Отменить паузу' },
  teacherAction: { do: 'Сменить преподавателя', about: 'Покажем, кто сохранит ваши дни и время.' },
  endAction: { do: 'Закончить расписание', about: 'Будущие уроки отменятся, занятия вернутся на баланс.' },
  touched: {
    title: 'Что изменится',
    stay: (n: number, hours: number) =>
      fill('{lessons} {word} без изменений: до начала меньше {hours} часов', {
        lessons: lessons(n),
        word: form('ru', n, { one: 'пройдёт', few: 'пройдут', many: 'пройдут', other: 'пройдёт' }),
        hours,
      }),
    keep: (n: number) =>
      fill('{lessons} {word} на своих местах', {
        lessons: lessons(n),
        word: form('ru', n, { one: 'останется', few: 'останутся', many: 'останутся', other: 'останется' }),
      }),
    go: (n: number) =>
      fill('{lessons} {word}', {
        lessons: lessons(n),
        word: form('ru', n, { one: 'отменится', few: 'отменятся', many: 'отменятся', other: 'отменится' }),
      }),
    move: (n: number) => fill('{lessons} перенесём с прежнего времени', { lessons: lessons(n) }),
    come: (n: number, first: string) =>
      fill('{lessons} назначим на новое время', { lessons: lessons(n) }) + (first === '' ? '' : `: ${first}`),
    none: 'В эти дни уроков нет, поэтому ничего не отменится',
    units: (n: number) =>
      fill('На баланс {word} {units}', {
        word: form('ru', n, { one: 'вернётся', few: 'вернутся', many: 'вернутся', other: 'вернётся' }),
        units: units(n),
      }),
    unitsAgain: (n: number, again: number) =>
      again === n
        ? fill('{units} {word} на следующие уроки', {
            units: units(n),
            word: form('ru', n, {
              one: 'с баланса перейдёт',
              few: 'с баланса перейдут',
              many: 'с баланса перейдут',
              other: 'с баланса перейдёт',
            }),
          })
        : fill('На баланс {word} {units}, из них на следующие уроки сразу {go}: {again}', {
            word: form('ru', n, { one: 'вернётся', few: 'вернутся', many: 'вернутся', other: 'вернётся' }),
            units: units(n),
            go: form('ru', again, { one: 'перейдёт', few: 'перейдут', many: 'перейдут', other: 'перейдёт' }),
            again,
          }),
    noUnits: 'Занятия с баланса за эти уроки ещё не закреплены, возвращать нечего',
    stayWith: (n: number, teacher: string) =>
      fill('{lessons} {word} без изменений, с прежним преподавателем ({teacher})', {
        lessons: lessons(n),
        word: form('ru', n, { one: 'пройдёт', few: 'пройдут', many: 'пройдут', other: 'пройдёт' }),
        teacher,
      }),
    pass: (n: number, first: string) =>
      fill('{lessons} {word} к новому преподавателю', {
        lessons: lessons(n),
        word: form('ru', n, { one: 'перейдёт', few: 'перейдут', many: 'перейдут', other: 'перейдёт' }),
      }) + (first === '' ? '' : `: ${first}`),
    unitsMove: 'Занятия с баланса перейдут на новые уроки',
    unitsLeft: 'Занятия с баланса перейдут на новые уроки, лишние вернутся на баланс',
    unitsBack: 'Занятия за эти уроки вернутся на баланс',
    near: (hours: number) => fill('Уроки ближе {hours} часов не изменятся', { hours }),
    places: 'Дни и время остаются за вами',
    placesGo: 'Дни и время освободятся сразу: их смогут занять другие',
    progress: 'Курс, уровень и успехи сохранятся. Новое расписание можно выбрать в любой момент.',
  },
  reason: {
    label: 'Почему?',
    needed: 'Выберите причину',
    comment: 'Расскажите подробнее',
    commentNeeded: 'Напишите, пожалуйста, в двух словах, что случилось',
    other: 'Другое',
  },
  changeReasons: {
    club: 'Другие занятия в это время',
    school: 'Изменилось расписание в школе',
    time: 'Неудобное время',
    more: 'Хотим больше или меньше уроков',
  },
  changePage: {
    title: 'Новые дни и время',
    about: (max: number, hours: number) =>
      fill('До {max} в неделю. Уроки, до которых меньше {hours} часов, не изменятся.', {
        max: daysOf(max),
        hours,
      }),
    same: 'Это ваше нынешнее расписание. Отметьте другое время.',
    otherTeacher: (name: string) => fill('Преподаватель тоже сменится: занятия поведёт {name}.', { name }),
    cannot: 'Сейчас расписание не сменить',
    write: 'Написать в школу',
    confirm: 'Сменить расписание',
    done: 'Расписание изменено',
  },
  pauseDialog: {
    title: 'Пауза в занятиях',
    from: 'Первый день без уроков',
    length: 'Надолго?',
    weeks: (n: number) => count('ru', n, { one: 'неделя', few: 'недели', many: 'недель', other: 'недели' }),
    otherDay: 'Другой день',
    until: 'Снова занимаемся с',
    untilHelp: (max: number) => fill('Пауза — не дольше {max}', { max: daysOf(max) }),
    tooLong: (days: number, max: number) =>
      fill('Без уроков выходит {days}, если считать и прошлую паузу, а можно не больше {max}. Выберите день пораньше.', {
        days: count('ru', days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' }),
        max: daysOf(max),
      }),
    moscow: 'Дни считаем по Москве, как у преподавателя.',
    confirm: 'Поставить на паузу',
    done: (until: string) => fill('Занятия на паузе. Снова занимаемся с {until}', { until }),
    reasons: { vacation: 'Отпуск или поездка', illness: 'Болезнь', exams: 'Много дел в школе', rest: 'Ребёнок устал' },
  },
  resumeDialog: {
    title: { now: 'Продолжить раньше?', soon: 'Отменить паузу?' },
    about: (until: string) =>
      fill('Пауза назначена до {until}. Уроки вернутся на все даты, на которые ваше время ещё свободно.', { until }),
    done: (n: number) =>
      fill('{word} {lessons}', {
        word: form('ru', n, { one: 'Вернулся', few: 'Вернулись', many: 'Вернулись', other: 'Вернулось' }),
        lessons: lessons(n),
      }),
    doneNone: 'Пауза снята',
    missing: 'Эти даты вернуть не удалось',
    missingAbout: 'Вместо них можно назначить отдельные уроки в расписании.',
    close: 'Понятно',
  },
  endDialog: {
    title: 'Закончить расписание?',
    pauseInstead: (max: number) => fill('Если нужен перерыв до {max}, поставьте паузу: место останется за вами.', { max: daysOf(max) }),
    confirm: 'Закончить расписание',
    keep: 'Оставить как есть',
    done: 'Расписание закончено',
    reasons: {
      elsewhere: 'Нашли другие занятия',
      time: 'Нет времени',
      interest: 'Ребёнку стало неинтересно',
      money: 'Дорого',
      goal: 'Достигли своей цели',
    },
  },
};
