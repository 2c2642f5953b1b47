import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'sort-bins'> = ({ task, answer }, { pairs }) => pairs(task.items, task.bins, answer.pairs);
