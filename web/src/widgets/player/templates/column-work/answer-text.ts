import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'column-work'> = ({ answer }, { list }) =>
  list(
    answer.rows.map((row) =>
      row
        .map((digit) => digit ?? ' ')
        .join('')
        .trim()
        .replaceAll(' ', '_'),
    ),
    ' | ',
  );
