import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'scene-tap'> = ({ task, answer }, { list, named }) => list(answer.marked.map(named(task.things)));
