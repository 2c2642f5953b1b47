import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'number-line'> = ({ answer }, { number }) => number(answer.value);
