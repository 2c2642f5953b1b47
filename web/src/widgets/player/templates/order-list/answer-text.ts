import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'order-list'> = ({ task, answer }, { list, named }) => list(answer.order.map(named(task.items)), ' → ');
