import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'choice-many'> = ({ task, answer }, { list, named }) => list(answer.choices.map(named(task.options)));
