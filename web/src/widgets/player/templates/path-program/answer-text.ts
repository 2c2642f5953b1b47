import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'path-program'> = ({ answer }, { list, tasks }) => list(answer.steps.map((step) => tasks.arrows[step]));
