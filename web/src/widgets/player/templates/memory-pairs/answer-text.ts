import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'memory-pairs'> = ({ answer }, { progress }) => progress.turns(answer.flips.length);
