import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'gaps-choice'> = ({ task, answer }, { filled }) =>
  filled(task.pieces, answer.pairs, (piece) => ('options' in piece ? piece.options : []));
