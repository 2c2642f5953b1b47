import { count } from '../../grammar.ts';

const minutes = (n: number) => count('ru', n, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' });

/** Who was in the room of a lesson and when: the same words for the family, the teacher and the school. */
export const texts = {
  title: 'Кто был в классе',
  show: 'Кто был в классе',
  hide: 'Свернуть',
  nobody: 'В класс никто не входил.',
  roles: { teacher: 'Преподаватель', kid: (n: number) => `Ребёнок ${n}`, parent: 'Родитель', school: 'Школа' },
  minutes,
  visit: (from: string, to: string) => `с ${from} до ${to}`,
  still: (from: string) => `с ${from}, ещё в классе`,
  away: (when: string) => `Полосатое: не было ${when}`,
  device: (n: number) => `устройство ${n}`,
  causes: {
    closed: 'страница закрыта',
    timeout: 'связь прервалась',
    elsewhere: 'открыто на другом устройстве',
    taken_out: 'попросили подождать',
    replaced: 'замена преподавателя',
    ended: 'урок закончился',
  },
  ahead: 'Урок ещё не начался',
  outcomes: {
    open: 'Урок ещё не закончился',
    conducted: 'Урок состоялся',
    nonAttendance: 'Ребёнок не пришёл, преподаватель ждал',
    teacherLate: 'Преподаватель опоздал',
    teacherNoShow: 'Преподаватель не пришёл',
    technical: 'Слишком мало времени вместе: похоже на сбой',
  },
  rule: (teacher: number, child: number, together: number, needed: number) =>
    `Преподаватель ${teacher} мин, ребёнок ${child} мин, вместе ${together}. Чтобы урок состоялся, вместе нужно ${needed} мин.`,
  review: 'Это посмотрит менеджер.',
};
