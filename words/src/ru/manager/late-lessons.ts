import { count, fill } from '../../grammar.ts';

/** Lessons to which the teacher has not come. */
export const texts = {
  title: 'Опоздания преподавателей',
  about: (time: string) => fill('Список обновляется сам, сейчас {time} МСК', { time }),
  empty: 'Все преподаватели на уроках',
  emptyAbout: 'Если кто-то не придёт к началу, урок появится здесь сам.',
  lessons: 'Уроки без преподавателя',
  nobodyCame: (name: string) => fill('Нет на уроке: {name}', { name }),
  contacts: 'Кому позвонить',
  teacherIs: (name: string) => fill('Преподаватель: {name}', { name }),
  family: 'Семья:',
  call: (name: string, phone: string) => fill('Позвонить: {name}, {phone}', { name, phone }),
  write: (name: string, email: string) => fill('Написать: {name}, {email}', { name, email }),
  waits: (n: number) =>
    fill('ждут {minutes}', { minutes: count('ru', n, { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' }) }),
  begins: 'начинается сейчас',
  replace: 'Заменить преподавателя',
  replaceIn: (when: string) => fill('Заменить преподавателя: {when}', { when }),
  give: (name: string) => fill('Передать урок: {name}', { name }),
  who: 'Кто проведёт урок',
  taken: 'Этот преподаватель уже занят. Выберите другого',
  usual: 'Преподаватель не пришёл на урок',
  given: (name: string) => fill('Урок проведёт {name}', { name }),
  back: 'Вернуть урок с бонусом',
  backIn: (when: string) => fill('Вернуть урок с бонусом: {when}', { when }),
  backAbout: (bonus: number) =>
    fill('Урок отменится и вернётся семье на баланс вместе с бонусом: {lessons}. Семья получит сообщение.', {
      lessons: count('ru', bonus, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' }),
    }),
  backDo: 'Вернуть урок и бонус',
  returned: 'Урок и бонус возвращены семье',
  backShort: 'Отменить урок',
  backFreeIn: (when: string) => fill('Отменить урок: {when}', { when }),
  backFree: 'Урок отменится, семья сможет записаться заново. Она получит сообщение.',
  backFreeDo: 'Отменить и сообщить семье',
  returnedFree: 'Урок отменён, семья знает',
  noLonger: 'Этот урок больше не ждёт: преподаватель пришёл или урок уже передан.',
};
