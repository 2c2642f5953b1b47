import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'dictation'> = ({ answer }, { list }) => list([answer.text]);
