import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'poll'> = ({ task, answer }, { named }) => named(task.options)(answer.choice);
