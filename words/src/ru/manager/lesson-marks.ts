import { fill } from '../../grammar.ts';

/** Marks of lessons that a manager looks at. */
export const texts = {
  title: 'Отметки уроков',
  about: 'Возражения семей и уроки, которые отмечены необычно или не отмечены совсем.',
  empty: 'Все отметки в порядке',
  emptyAbout: 'Если семья возразит или урок отметят необычно, он появится здесь.',
  failed: 'Список не загрузился',
  failedAbout: 'Проверьте связь и попробуйте ещё раз.',
  again: 'Загрузить ещё раз',
  kinds: {
    objection: 'семья не согласна',
    early: 'отмечен раньше времени',
    withoutPresence: 'преподавателя на уроке не видели',
    unmarked: 'не отмечен',
  },
  teacher: (name: string) => fill('Преподаватель: {name}.', { name }),
  since: (time: string) => fill('Ждёт с: {time} МСК', { time }),
  family: (name: string) => fill('Уроки семьи: {name}', { name }),
  seen: 'Всё в порядке',
  seenOf: (when: string) => fill('Всё в порядке: {when}', { when }),
  decide: 'Решить',
  decideOf: (when: string) => fill('Решить: {when}', { when }),
  decideTitle: (family: string) => fill('Возражение: {family}', { family }),
  outcome: 'Решение',
  outcomes: { upheld: 'Семья права', rejected: 'Отметка верна' },
  outcomeNeeded: 'Выберите решение',
  effects: {
    upheld: 'Списанное занятие и обещанный подарок вернутся семье, урок преподавателю не оплачивается.',
    rejected: 'Ничего не изменится, урок преподавателю оплачивается как обычно.',
  },
  answer: 'Ответ семье',
  answerHelp: 'Семья прочитает его в письме и в карточке урока.',
  save: 'Сохранить решение',
};
