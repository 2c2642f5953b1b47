import { lastsMinutes, years } from '../shared/amounts.ts';
import { schoolTime } from '../../school-time.ts';

/** Confirming one given time of a trial. */
export const texts = {
  title: 'Запись на пробный урок',
  free: 'Бесплатно',
  minutes: lastsMinutes,
  schoolTime: (time: string) => `${time} ${schoolTime.ru.by()}`,
  who: 'Кто',
  what: 'Предмет',
  when: 'Когда',
  teacher: 'Преподаватель',
  teacherWill: 'Школа подберёт преподавателя, вы увидите его в расписании',
  book: 'Записаться на пробный урок',
  other: 'Выбрать другое время',
  taking: 'Закрепляем время за вами…',
  holding: 'Время закреплено за вами',
  /** Before the time left: without it «10:00» reads like the hour of the lesson. */
  holdingFor: 'ещё',
  heldLeft: 'Осталось на подтверждение',
  holdAbout: 'Если уйти с этой страницы, время снова станет свободным.',
  ended: 'Время больше не закреплено за вами',
  endedFree: 'Оно ещё свободно, его можно взять снова.',
  endedTaken: 'Его уже занял кто-то другой.',
  takeAgain: 'Взять снова',
  nearest: 'Ближайшее свободное время',
  taken: 'Это время только что заняли',
  takenAbout: 'Ближайшее свободное время. Нажмите, чтобы записаться:',
  wrong: 'Такого времени нет',
  wrongAbout: 'Похоже, ссылка неполная. Выберите день и время ещё раз.',
  overAge: (name: string) => `${name} старше этого предмета`,
  overAgeAbout: (from: number, to: number, age: number) =>
    `Предмет рассчитан на возраст от ${from} до ${to} лет, а ребёнку ${years(age)}. Задания могут показаться лёгкими. Записать всё равно?`,
  bookAnyway: 'Записать всё равно',
};
