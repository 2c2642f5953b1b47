import type { Answer } from '@school/contract/playbooks/answers';
import type { Task } from '@school/contract/playbooks/tasks';

import type { PlaybookCatalogue } from './playbook-catalogue.ts';
import { itemsOf, readSlide, type Slide } from './slides.ts';
import { templateOf } from '../templates/registry.ts';
import type { Item } from '../templates/base/template.ts';

export type { Item, Slide };

/** A hair under one is one: shares of thirds add up badly. */
const whole = 1 - 1e-9;

/** Tasks for those who ask them in their own way (diagnostics): once, without hints and without a verdict. */
export function createTaskFactory(playbookCatalogue: PlaybookCatalogue) {
  return {
    /** Reads a task as written in content/; throws a line for methodists when something is wrong with it. */
    read: (task: unknown): Slide => readSlide(task, playbookCatalogue.material()),
    /** Its items for a seed: as many as it has rounds. */
    make: (slide: Slide, seed: string): Item[] => itemsOf(slide, seed, playbookCatalogue.material()),
    /** What the child sees: no answer, one try, no hint. */
    shown: (item: Item): Task => ({ ...(templateOf(item.template).shown(item) as Task), tries: 1, hint: false }),
    /** Is the answer right? Undefined: it is no answer to this item. */
    isRight(item: Item, answer: Answer): boolean | undefined {
      const scored = templateOf(item.template).score(item, answer);
      return scored && scored.part >= whole;
    },
    solution: (item: Item): Answer | null => templateOf(item.template).solution(item),
  };
}

export type TaskFactory = ReturnType<typeof createTaskFactory>;
