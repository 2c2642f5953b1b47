import type { Answer } from '@school/contract/playbooks/answers';
import type { Task } from '@school/contract/playbooks/tasks';
import type { Localised } from '@school/contract/shapes';

import type { Course, Lesson, Library } from '#modules/library';
import type { Item, Playbooks } from '#modules/playbooks';

import { canBeDrawn } from './can-be-drawn.ts';

/** A task of a lesson that a stranger may try: what is shown of it, and what of it stays here. */
export interface TaskToTry {
  lesson: Localised;
  task: Task;
  item: Item;
}

export interface TasksGiven {
  library: Pick<Library, 'course'>;
  playbooks: Pick<Playbooks, 'taskFactory'>;
}

/** The same one for everybody, so that a page stays as it is and an answer is judged by whichever server gets it. */
const seed = 'site';

/**
 * One task of each course that can be answered on a page without the player: the first that can be drawn, of the middle level of the course. It is
 * looked for once for each course as it is taught.
 */
export function tasksToTry({ library, playbooks: { taskFactory } }: TasksGiven) {
  const found = new WeakMap<Course, TaskToTry | null>();

  function ofLesson(lesson: Lesson, kind?: Task['template']): TaskToTry | undefined {
    for (const written of lesson.tasks) {
      const [item] = taskFactory.make(taskFactory.read(written), seed);
      const task = item && taskFactory.shown(item);
      if (task && (kind === undefined || task.template === kind) && canBeDrawn(task)) return { lesson: lesson.title, task, item };
    }
    return undefined;
  }
  function ofCourse(course: Course): TaskToTry | undefined {
    const middle = Math.floor((course.levels.length - 1) / 2);
    const lessons = [...course.levels.slice(middle), ...course.levels.slice(0, middle)].flatMap((level) => level.lessons);
    // A choice among a few is what a finger answers at once.
    for (const kind of ['choice-one', undefined] as const)
      for (const lesson of lessons) {
        const one = ofLesson(lesson, kind);
        if (one) return one;
      }
    return undefined;
  }
  return {
    of(courseCode: string): TaskToTry | undefined {
      const course = library.course(courseCode);
      if (!course) return undefined;
      const known = found.get(course);
      if (known !== undefined) return known ?? undefined;
      const one = ofCourse(course);
      found.set(course, one ?? null);
      return one;
    },
    /** Undefined: it is no answer to this task. */
    isRight: ({ item }: TaskToTry, answer: Answer): boolean | undefined => taskFactory.isRight(item, answer),
  };
}
