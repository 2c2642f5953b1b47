import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'grid-paint'> = ({ answer }, { progress }) => progress.cells(answer.cells.length);
