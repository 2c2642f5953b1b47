import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'tower-moves'> = ({ answer }, { list }) =>
  list(answer.moves.map(([from, to]) => `${from + 1}→${to + 1}`));
