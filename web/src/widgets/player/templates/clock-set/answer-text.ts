import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'clock-set'> = ({ answer }) => `${answer.hours}:${String(answer.minutes).padStart(2, '0')}`;
