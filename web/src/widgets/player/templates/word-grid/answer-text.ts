import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'word-grid'> = ({ task, answer }, { list }) =>
  list(answer.found.map((squares) => squares.map((square) => task.letters[square]).join('')));
