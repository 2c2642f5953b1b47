import { count, fill } from '../../grammar.ts';

/** Why a teacher is proposed for a lesson of somebody else. */
export const texts = {
  fit: (fit: number) => fill('подходит на {fit} из 100', { fit }),
  knows: 'знает ребёнка',
  thatDay: (n: number) =>
    n === 0 ? 'в этот день уроков нет' : `в этот день ${count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' })}`,
  nobodyFree: 'Свободных преподавателей на это время нет.',
};
