import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'table-fill'> = ({ answer }, { rows }) => rows(answer.cells);
