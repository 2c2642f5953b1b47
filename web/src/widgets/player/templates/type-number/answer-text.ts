import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'type-number'> = ({ answer }, { list, number }) => list(answer.numbers.map(number));
