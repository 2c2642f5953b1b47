import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'long-text'> = ({ answer }, { list }) => list([answer.text]);
