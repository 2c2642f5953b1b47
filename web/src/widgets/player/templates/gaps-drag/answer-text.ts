import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'gaps-drag'> = ({ task, answer }, { filled }) => filled(task.pieces, answer.pairs, () => task.bank);
