import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'read-aloud'> = ({ answer }, { progress }) => progress.readFor(answer.seconds ?? 0);
