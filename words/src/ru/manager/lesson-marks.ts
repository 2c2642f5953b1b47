import { count, fill } from '../../grammar.ts';

/** Marks of lessons that a manager looks at. */
export const texts = {
  title: 'Отметки уроков',
  about: 'Возражения семей и уроки, которые отмечены необычно или не отмечены совсем.',
  empty: 'Все отметки в порядке',
  emptyAbout: 'Если семья возразит или урок отметят необычно, он появится здесь.',
  kinds: {
    objection: 'семья не согласна',
    early: 'отмечен раньше времени',
    withoutPresence: 'преподавателя на уроке не видели',
    heldShort: 'вместе были меньше половины урока',
    unmarked: 'не отмечен',
  },
  teacher: (name: string) => fill('Преподаватель: {name}.', { name }),
  since: (time: string) => fill('Ждёт с: {time} МСК', { time }),
  evidence: {
    notMarked: 'Отметки нет',
    conducted: 'Отметка: проведён',
    missed: 'Отметка: ребёнок не пришёл',
    without: (names: string) => fill('не было: {names}', { names }),
    markedBy: {
      teacher: (time: string) => fill('поставил преподаватель {time} МСК', { time }),
      manager: (time: string) => fill('поставил менеджер {time} МСК', { time }),
      school: (time: string) => fill('поставлена автоматически {time} МСК', { time }),
    },
    entered: (time: string) => fill('Преподаватель на уроке с {time} МСК', { time }),
    enteredLate: (time: string, minutes: number) =>
      fill('Преподаватель на уроке с {time} МСК, опоздание {minutes}', {
        time,
        minutes: count('ru', minutes, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' }),
      }),
    notEntered: 'Преподавателя на уроке не видели',
  },
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
