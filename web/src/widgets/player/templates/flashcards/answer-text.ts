import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'flashcards'> = ({ task, answer }) => `${answer.known.length} / ${task.cards.length}`;
