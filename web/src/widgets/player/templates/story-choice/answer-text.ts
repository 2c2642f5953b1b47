import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'story-choice'> = ({ task, answer }, { named }) => named(task.options)(answer.choice);
