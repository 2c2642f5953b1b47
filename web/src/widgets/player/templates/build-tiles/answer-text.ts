import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'build-tiles'> = ({ task, answer }, { list, named }) =>
  list(answer.order.map(named(task.tiles)), task.joined ? '' : ' ');
