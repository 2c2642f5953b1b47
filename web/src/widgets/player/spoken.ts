import type { Card, Words } from '@school/contract/playbooks/pictures';
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
  for (const { id, words, name } of choicesOf(task)) {
    const named = words ?? name;
    if (named) list.push({ words: named, card: id });
  }
  return list;
}

/** What there is to choose from, and where things belong. */
const choicesOf = (task: Task): readonly Card[] => ('options' in task ? task.options : 'bins' in task ? task.bins : []);

/** Everything of it that can be read on the screen. */
export function writtenIn(task: Task, tongue: 'ru' | 'en'): string {
  const { ask, stimulus } = task;
  const lines =
    stimulus?.kind === 'words'
      ? [stimulus.words]
      : stimulus?.kind === 'passage'
        ? stimulus.lines
        : task.template === 'slide'
          ? task.lines
          : [];
  const options = choicesOf(task).flatMap(({ words }) => words ?? []);
  // A sum is written in signs and said in words: whoever reads the signs can say them.
  return [ask, ...lines, ...options]
    .flatMap((words) => (words === ask ? [words[tongue]] : [words[tongue], words.say?.[tongue] ?? '']))
    .join('\n');
}
