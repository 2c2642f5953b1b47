import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'type-text'> = ({ answer }, { list }) => list([answer.text]);
