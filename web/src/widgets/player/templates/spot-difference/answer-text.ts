import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'spot-difference'> = ({ task, answer }, { tasks }) =>
  tasks.differencesFound(answer.marked.length, task.differences);
