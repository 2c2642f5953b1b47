import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'sudoku-grid'> = ({ task, answer }, { rows }) =>
  rows(Array.from({ length: task.size }, (_, row) => answer.cells.slice(row * task.size, (row + 1) * task.size)));
