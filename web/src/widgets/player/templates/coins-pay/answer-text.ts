import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'coins-pay'> = ({ answer }, { list, number }) =>
  `${list(answer.coins.map(number), ' + ')} = ${answer.coins.reduce((sum, coin) => sum + coin, 0)}`;
