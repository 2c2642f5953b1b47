import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'say'> = (_, { progress }) => progress.said;
