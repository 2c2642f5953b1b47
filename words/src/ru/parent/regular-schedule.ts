import { count, form } from '../../grammar.ts';
import { days, lastsMinutes, lastsWeeks, ofDays, weeks } from '../shared/amounts.ts';
import { schoolTime } from '../../school-time.ts';

const lessonForms = { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' };
const lessons = (n: number) => count('ru', n, lessonForms);

/** The regular schedule of a kid's course: what stands, and what may be done with it. */
export const texts = {
  title: 'Регулярное расписание',
  of: (kid: string, course: string) => `${kid} · ${course}`,
  level: (level: string) => `уровень «${level}»`,
  teacher: 'Преподаватель',
  noTeacher: 'Преподавателя пока нет',
  days: 'Дни и время',
  schoolTime: (time: string) => `${time} ${schoolTime.ru.mark()}`,
  minutes: lastsMinutes,
  shift: 'Время урока считается по часам школы. Когда часы переведут, у вас оно сдвинется.',
  ahead: (n: number) => `впереди ${lessons(n)}`,
  aheadNone: 'Уроков впереди пока нет',
  nearest: 'Ближайшие уроки',
  allLessons: 'Все уроки в расписании',
  gone: 'Такого курса здесь нет',
  goneAbout: 'Возможно, ссылка устарела. Все уроки семьи — в расписании.',
  toSchedule: 'К расписанию',
  toSettings: 'К регулярному расписанию',
  none: 'Регулярного расписания пока нет',
  noneAbout: (ahead: number) => `Выберите дни и время: уроки появятся в расписании на ${weeks(ahead)} вперёд.`,
  choose: 'Выбрать дни и время',
  held: 'Время держим за вами',
  pause: {
    now: 'Сейчас пауза',
    soon: 'Запланирована пауза',
    dates: (from: string, until: string) => `Без уроков с ${from}. Снова занимаемся с ${until}.`,
    kept: 'Дни и время остаются за вами.',
    why: (reason: string) => `Причина: ${reason}`,
  },
  actions: 'Что можно сделать',
  change: {
    do: 'Сменить дни или время',
    about: 'Уроки, менять которые уже поздно, останутся как есть, остальные перенесём на новое время.',
  },
  pauseAction: {
    do: 'Поставить на паузу',
    held: 'Паузу можно поставить, когда пакет оплачен и расписание закреплено',
    about: (max: number) => `До ${ofDays(max)}. Дни и время остаются за вами, уроки вернутся на баланс.`,
  },
  resumeAction: { now: 'Продолжить уроки', soon: 'Отменить паузу' },
  teacherAction: { do: 'Сменить преподавателя', about: 'Покажем, кто сохранит ваши дни и время.' },
  endAction: { do: 'Закончить расписание', about: 'Будущие уроки отменим и вернём на баланс.' },
  touched: {
    title: 'Что изменится',
    stay: (n: number) =>
      `${lessons(n)} ${form('ru', n, { one: 'пройдёт', few: 'пройдут', many: 'пройдут', other: 'пройдёт' })} без изменений: менять уже поздно`,
    keep: (n: number) =>
      `${lessons(n)} ${form('ru', n, { one: 'останется', few: 'останутся', many: 'останутся', other: 'останется' })} на своих местах`,
    go: (n: number) => `${lessons(n)} ${form('ru', n, { one: 'отменится', few: 'отменятся', many: 'отменятся', other: 'отменится' })}`,
    move: (n: number) => `${lessons(n)} перенесём с прежнего времени`,
    come: (n: number, first: string) => `${lessons(n)} назначим на новое время` + (first === '' ? '' : `: ${first}`),
    none: 'В эти дни уроков нет, поэтому ничего не отменится',
    units: (n: number) =>
      `На баланс ${form('ru', n, { one: 'вернётся', few: 'вернутся', many: 'вернутся', other: 'вернётся' })} ${lessons(n)}`,
    unitsAgain: (n: number, again: number) =>
      again === n
        ? `${lessons(n)} ${form('ru', n, {
            one: 'с баланса перейдёт',
            few: 'с баланса перейдут',
            many: 'с баланса перейдут',
            other: 'с баланса перейдёт',
          })} на следующие даты`
        : `На баланс ${form('ru', n, { one: 'вернётся', few: 'вернутся', many: 'вернутся', other: 'вернётся' })} ${lessons(n)}, из них сразу на следующие даты: ${again}`,
    noUnits: 'За эти уроки с баланса ещё ничего не взято, возвращать нечего',
    stayWith: (n: number, teacher: string) => `${lessons(n)} проведёт прежний преподаватель: ${teacher}`,
    pass: (n: number, first: string) => `${lessons(n)} проведёт новый преподаватель` + (first === '' ? '' : `: ${first}`),
    unitsMove: 'Оплаченные уроки перейдут на новые даты',
    unitsLeft: 'Оплаченные уроки перейдут на новые даты, лишние вернутся на баланс',
    unitsBack: 'Эти уроки вернутся на баланс',
    near: 'Уроки, менять которые уже поздно, останутся как есть',
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
    club: 'Кружок или секция в это время',
    school: 'Изменилось расписание в школе',
    time: 'Неудобное время',
    more: 'Хотим больше или меньше уроков',
  },
  changePage: {
    title: 'Новые дни и время',
    about: (max: number) => `До ${ofDays(max)} в неделю. Уроки, менять которые уже поздно, останутся как есть.`,
    same: 'Это ваше нынешнее расписание. Отметьте другое время.',
    otherTeacher: (name: string) => `Преподаватель тоже сменится: уроки будет вести ${name}.`,
    cannot: 'Сейчас расписание не сменить',
    write: 'Написать в школу',
    confirm: 'Сменить расписание',
    done: 'Расписание изменено',
  },
  pauseDialog: {
    title: 'Пауза в уроках',
    from: 'Первый день без уроков',
    length: 'Надолго?',
    weeks: lastsWeeks,
    otherDay: 'Другой день',
    until: 'Снова занимаемся с',
    untilHelp: (max: number) => `Пауза не дольше ${ofDays(max)}`,
    tooLong: (n: number, max: number) =>
      `Вместе с прошлой паузой выходит ${days(n)}, а можно не больше ${ofDays(max)}. Выберите день пораньше.`,
    schoolTime: 'Дни считаем по времени школы, как у преподавателя.',
    left: (n: number) => `Пауз за год осталось: ${n}.`,
    confirm: 'Поставить на паузу',
    done: (until: string) => `Уроки на паузе. Снова занимаемся с ${until}`,
    reasons: { vacation: 'Отпуск или поездка', illness: 'Болезнь', exams: 'Много дел в школе', rest: 'Ребёнок устал' },
  },
  resumeDialog: {
    title: { now: 'Продолжить раньше?', soon: 'Отменить паузу?' },
    about: (until: string) => `Пауза до ${until}. Вернём уроки на все даты, где ваше время ещё свободно.`,
    done: (n: number) => `${form('ru', n, { one: 'Вернулся', few: 'Вернулись', many: 'Вернулись', other: 'Вернулось' })} ${lessons(n)}`,
    doneNone: 'Пауза закончена',
    missing: 'Эти даты вернуть не удалось',
    missingAbout: 'Вместо них можно назначить отдельные уроки в расписании.',
    close: 'Понятно',
  },
  endDialog: {
    title: 'Закончить расписание?',
    pauseInstead: (max: number) => `Если нужен перерыв до ${ofDays(max)}, поставьте паузу: дни и время останутся за вами.`,
    confirm: 'Закончить расписание',
    keep: 'Оставить как есть',
    done: 'Расписание закончено',
    reasons: {
      elsewhere: 'Нашли другую школу',
      time: 'Нет времени',
      interest: 'Ребёнку стало неинтересно',
      money: 'Дорого',
      goal: 'Достигли своей цели',
    },
  },
};
