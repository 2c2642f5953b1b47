import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'trace'> = ({ answer }, { progress }) =>
  answer.drawn ? progress.drawn : progress.traced((answer.order ?? []).length);
