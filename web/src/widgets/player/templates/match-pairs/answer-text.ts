import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'match-pairs'> = ({ task, answer }, { pairs }) => pairs(task.left, task.right, answer.pairs);
