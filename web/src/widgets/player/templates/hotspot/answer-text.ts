import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'hotspot'> = ({ task, answer }, { list, named }) => list(answer.marked.map(named(task.spots)));
