import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'fraction-entry'> = ({ task, answer }, { list }) => {
  const [top, bottom] = [answer.top ?? task.top, answer.bottom ?? task.bottom];
  const fraction = top === null && bottom === null ? [] : [`${top ?? '_'}/${bottom ?? '_'}`];
  return list([...(answer.whole === null ? [] : [String(answer.whole)]), ...fraction], ' ');
};
