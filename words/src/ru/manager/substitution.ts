import { lessons } from '../shared/amounts.ts';

/** Why a teacher is proposed for a lesson of somebody else. */
export const texts = {
  fit: (fit: number) => `подходит на ${fit} из 100`,
  knows: 'знает ребёнка',
  thatDay: (n: number) => (n === 0 ? 'в этот день уроков нет' : `в этот день ${lessons(n)}`),
  nobodyFree: 'Свободных преподавателей на это время нет.',
};
