import type { Answer } from '@school/contract/playbooks/answers';
import type { Task } from '@school/contract/playbooks/tasks';

/** An answer out of the form of a task; undefined where nothing was chosen, or something else than the form offers. */
export function readAnswer(task: Task, said: string): Answer | undefined {
  switch (task.template) {
    case 'choice-one':
      return task.options.some(({ id }) => id === said) ? { template: 'choice-one', choice: said } : undefined;
    case 'true-false':
      return said === 'yes' || said === 'no' ? { template: 'true-false', yes: said === 'yes' } : undefined;
    case 'type-number':
      return /^\d{1,8}$/.test(said) ? { template: 'type-number', numbers: [Number(said)] } : undefined;
    default:
      return undefined;
  }
}
