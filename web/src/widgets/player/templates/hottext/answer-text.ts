import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'hottext'> = ({ task, answer }, { list }) =>
  list(answer.marked.map((id) => task.pieces.flatMap((piece) => ('id' in piece && piece.id === id ? [piece.word] : [])).join('')));
