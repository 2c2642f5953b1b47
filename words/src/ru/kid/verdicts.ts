import { count } from '../../grammar.ts';
import { stars } from '../shared/amounts.ts';
import { praises } from './praise.ts';

/** What the school says to an answer and at the end of a playbook. */
export const texts = {
  next: 'Дальше',
  toResult: 'Готово!',
  rightTeen: 'Верно',
  partly: 'Почти всё получилось. Смотри, как должно быть:',
  shown: 'Смотри, вот так. Идём дальше!',
  learnt: (title: string) => `Вот чему мы учились: «${title}».`,
  waiting: 'Готово! Учитель посмотрит твою работу.',
  skipped: 'Пропускаем. Сюда можно вернуться.',
  hintMore: 'Ещё шаг',
  hintWay: 'Показать решение',
  hintOff: 'Лишний вариант убран: выбирай из оставшихся.',
  hintRing: 'То, с чего продолжить, обведено.',
  praise: praises,
  tiers: {
    100: 'Все задания решены с первого раза!',
    66: 'Отличная работа! Почти всё верно.',
    33: 'Задания пройдены! Ещё разок — и будет больше звёзд.',
    0: 'Всё пройдено до конца, и это главное. Попробуем ещё раз вместе?',
  },
  starsSaid: stars,
  score: (score: number) => `Результат: ${score} из 100`,
  bestBefore: (score: number) => `лучший был ${score}`,
  teacherWill: (works: number) =>
    `Учитель посмотрит ${count('ru', works, { one: 'работу', few: 'работы', many: 'работ', other: 'работы' })}, и оценка может измениться.`,
  again: 'Ещё раз',
};
