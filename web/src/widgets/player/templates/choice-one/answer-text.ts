import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'choice-one'> = ({ task, answer }, { named }) => named(task.options)(answer.choice);
