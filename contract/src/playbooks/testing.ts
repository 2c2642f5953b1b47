import type { Answer } from './answers.ts';
import type { Task, TemplateCode } from './tasks.ts';
import type { Guesses } from './templates/guess.ts';
import { testing } from './templates/testing.ts';

/** What a child gives who does something and does not know. */
export function guessesOf(task: Task): Answer[] {
  const guesses = testing[task.template].guesses as Guesses<TemplateCode>;
  return guesses(task).map((answer) => ({ template: task.template, ...answer }) as Answer);
}
