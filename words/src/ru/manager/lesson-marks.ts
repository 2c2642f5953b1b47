import { lastsMinutes } from '../shared/amounts.ts';
import { schoolTime } from '../../school-time.ts';

/** Marks of lessons that a manager looks at. */
export const texts = {
  title: 'Отметки уроков',
  about: 'Возражения семей и уроки, которые отмечены необычно или не отмечены совсем.',
  empty: 'Все отметки в порядке',
  emptyAbout: 'Если семья возразит или урок отметят необычно, он появится здесь.',
  kinds: {
    objection: 'семья не согласна',
    early: 'отмечен раньше времени',
    withoutPresence: 'преподаватель не входил в урок',
    heldShort: 'вместе меньше половины урока',
    unmarked: 'не отмечен',
  },
  teacher: (name: string) => `Преподаватель: ${name}.`,
  since: (time: string) => `Ждёт с: ${time} ${schoolTime.ru.mark()}`,
  evidence: {
    notMarked: 'Отметки нет',
    conducted: 'Отметка: проведён',
    missed: 'Отметка: ребёнок не пришёл',
    without: (names: string) => `не было: ${names}`,
    markedBy: {
      teacher: (time: string) => `поставил преподаватель ${time} ${schoolTime.ru.mark()}`,
      manager: (time: string) => `поставил менеджер ${time} ${schoolTime.ru.mark()}`,
      school: (time: string) => `поставлена автоматически ${time} ${schoolTime.ru.mark()}`,
    },
    entered: (time: string) => `Преподаватель на уроке с ${time} ${schoolTime.ru.mark()}`,
    enteredLate: (time: string, minutes: number) =>
      `Преподаватель на уроке с ${time} ${schoolTime.ru.mark()}, опоздание ${lastsMinutes(minutes)}`,
    notEntered: 'Преподавателя на уроке не видели',
  },
  family: (name: string) => `Уроки семьи: ${name}`,
  seen: 'Всё в порядке',
  seenOf: (when: string) => `Всё в порядке: ${when}`,
  decide: 'Решить',
  decideOf: (when: string) => `Решить: ${when}`,
  decideTitle: (family: string) => `Возражение: ${family}`,
  outcome: 'Решение',
  outcomes: { upheld: 'Семья права', rejected: 'Отметка верна' },
  outcomeNeeded: 'Выберите решение',
  effects: {
    upheld: 'Вернём семье списанный урок и обещанный подарок, преподавателю урок не оплачивается.',
    rejected: 'Ничего не изменится, урок преподавателю оплачивается как обычно.',
  },
  answer: 'Ответ семье',
  answerHelp: 'Семья прочитает его в письме и в карточке урока.',
  save: 'Сохранить решение',
};
