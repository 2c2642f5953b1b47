import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'true-false'> = ({ answer }, { progress }) => (answer.yes ? progress.yes : progress.no);
