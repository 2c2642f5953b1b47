import type { Words } from '@school/contract/playbooks/pictures';
import type { Task } from '@school/contract/playbooks/tasks';

import type { Band } from './band.ts';

/** One thing to say about a task, and the card that glows meanwhile. */
export interface Said {
  words: Words;
  card?: string;
}

/** What the loudspeaker says: the instruction, what is only heard, and for those who cannot read also every choice. */
export function saidOf(task: Task, band: Band): Said[] {
  const { stimulus } = task;
  const list: Said[] = [{ words: task.ask }];
  if (stimulus?.kind === 'listen') list.push({ words: { ...stimulus.words, silent: undefined } });
  if (band !== 'pre') return list;
  if (stimulus?.kind === 'words') list.push({ words: stimulus.words });
  if (stimulus?.kind === 'passage') list.push(...stimulus.lines.map((words) => ({ words })));
  if (task.template === 'slide') list.push(...task.lines.map((words) => ({ words })));
  if (task.template === 'choice-one' || task.template === 'choice-many' || task.template === 'story-choice') {
    for (const { id, words, name } of task.options) {
      const named = words ?? name;
      if (named) list.push({ words: named, card: id });
    }
  }
  return list;
}
