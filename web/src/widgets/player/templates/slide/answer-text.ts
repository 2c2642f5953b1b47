import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'slide'> = (_, { progress }) => progress.itemStates.seen;
