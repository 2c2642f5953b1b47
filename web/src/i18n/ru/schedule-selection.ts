import { count, fill } from '../speak.ts';

const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });

/** Choosing the weekly days and times of a course. */
export const texts = {
  title: 'Постоянное расписание',
  forWhom: (course: string) => fill('Для кого расписание по курсу «{course}»?', { course }),
  level: (level: string) => `уровень ${level}`,
  nobody: 'Этот курс пока никому не рекомендован',
  nobodyAbout: 'Курс и уровень подскажет преподаватель на бесплатном пробном уроке.',
  toTrial: 'Записаться на пробный урок',
  choose: 'Выбрать дни и время',
  hasSchedule: 'расписание уже есть',
  kidTitle: (name: string) => fill('Дни и время: {name}', { name }),
  about: (days: number, minutes: number) =>
    fill('До {days} в неделю у одного преподавателя, урок идёт {minutes}.', {
      days: count('ru', days, { one: 'дня', few: 'дней', many: 'дней', other: 'дня' }),
      minutes: count('ru', minutes, { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' }),
    }),
  teacher: 'Преподаватель',
  known: 'вёл пробный урок',
  timesFree: (n: number) => count('ru', n, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' }),
  noTeachers: 'Свободных преподавателей сейчас нет',
  noTeachersAbout: 'Напишите нам, и мы подберём преподавателя и время.',
  writeToUs: 'Написать в школу',
  day: 'День недели',
  times: 'Свободное время',
  noTimes: 'В этот день свободного времени нет',
  partly: 'часть дат занята',
  full: (max: number) =>
    fill('Выбрано {max}. Чтобы взять другой день, уберите один из выбранных.', {
      max: count('ru', max, { one: 'день', few: 'дня', many: 'дней', other: 'дня' }),
    }),
  chosen: 'Вы выбрали',
  nothing: 'Пока ничего не выбрано',
  remove: (what: string) => `Убрать: ${what}`,
  moscow: (time: string) => `${time} МСК`,
  shift: 'Преподаватель работает по Москве. Когда у вас переведут часы, время урока у вас сдвинется.',
  lessons: (n: number, until: string) => fill('{lessons}, ближайшие:', { lessons: lessons(n) }) + (until === '' ? '' : ` ${until}`),
  conflicts: 'Не получится в эти даты',
  away: 'преподавателя нет, урока не будет',
  own: 'сейчас',
  allOrNothing: 'Расписание ставится целиком: пока одна дата занята, не закрепится ни одна. Возьмите другое время вместо отмеченного.',
  another: 'Выбрать другое время',
  anotherInstead: (time: string) => fill('Выбрать другое время вместо {time}', { time }),
  moreDates: (n: number) => fill('и ещё {dates}', { dates: count('ru', n, { one: 'дата', few: 'даты', many: 'дат', other: 'даты' }) }),
  overlaps: 'В это же время урок у другого ребёнка',
  overlapsAbout: 'Так тоже можно, если дома два устройства и два тихих места.',
  conflict: { taken: 'время занято', kid: 'у ребёнка другой урок', closed: 'преподаватель не работает' },
  willHold: (until: string) => fill('Пакет ещё не оплачен: время будет за вами до {until}.', { until }),
  confirm: 'Закрепить расписание',
  done: 'Расписание закреплено',
  held: 'Время держим за вами',
  heldUntil: (until: string) => fill('Держим до {until}', { until }),
  heldLeft: 'Осталось:',
  heldAbout: 'Оплатите пакет, и это время останется вашим. Не успеете — оно освободится, а мы напишем вам до этого и после.',
  heldOver: 'Время вышло, расписание освободилось. Выберите дни заново.',
  pay: 'Выбрать пакет',
  changeHeld: 'Изменить выбор',
  manage: 'Изменить или поставить на паузу',
  underWay: (hours: number) =>
    fill('Оплата начата. На неё есть не меньше {hours}: если срок подходил к концу, мы его продлили.', {
      hours: count('ru', hours, { one: 'часа', few: 'часов', many: 'часов', other: 'часа' }),
    }),
  underWayOpen: 'Продолжить оплату',
  oneCourse: 'До оплаты держим время одного курса',
  oneCourseAbout: (course: string, kid: string, until: string) =>
    fill('Сейчас это «{course}», {kid}: время за вами до {until}. Оплатите пакет — и выберите дни для этого курса тоже.', {
      course,
      kid,
      until,
    }),
  oneCourseOpen: 'Открыть это расписание',
  toSchedule: 'К расписанию',
  cannot: 'Сейчас расписание не выбрать',
  yourDays: 'Ваши дни',
};
