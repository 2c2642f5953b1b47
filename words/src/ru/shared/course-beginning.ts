import { count } from '../../grammar.ts';

/** With which lesson a child begins a course. */
export const beginning = {
  title: 'С какого урока начинаем',
  choose: 'Урок, с которого начинаем',
  lesson: (number: number, title: string) => `${number}. ${title}`,
  first: 'С первого урока ступени. Можно начать и с другого, пока уроки курса не начались.',
  by: {
    shown: 'Диагностика показала: то, чему учат уроки до этого, ребёнок уже знает.',
    family: 'Этот урок выбрала семья.',
    school: 'Этот урок выбрала школа.',
  },
  shown: (n: number) => `Что ребёнок уже показал: ${count('ru', n, { one: 'навык', few: 'навыка', many: 'навыков', other: 'навыка' })}`,
};
