import type { Answer } from '@school/contract/playbooks/answers';
import type { Task, TemplateCode } from '@school/contract/playbooks/tasks';

import { answerTexts } from '../templates/answer-texts.ts';
import { type AnswerText, type AnswerWords, readingIn } from './reading.ts';

/** What a child answered, in words that a grown-up reads: «кошка — cat; собака — dog». */
export function answerText(task: Task, answer: Answer, words: AnswerWords): string {
  if (task.template !== answer.template) return '';
  const textOf = answerTexts[task.template] as AnswerText<TemplateCode>;
  return textOf({ task, answer }, readingIn(words));
}
