import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'draw'> = ({ answer }, { tasks }) => tasks.drawing(answer.drawn.length);
