import type { CourseCode } from '@school/contract/catalogue/limits';

import type { Lesson, Library } from '#modules/library';
import { createPlaybookCatalogue } from '#modules/playbooks';

/** What can be looked at in the player: a lesson from its beginning, or from a task on. */
export interface Preview {
  /** As it is asked for: m2-08, or a template: type-number. */
  name: string;
  courseCode: CourseCode;
  lesson: Lesson;
  /** The task to begin with, from 1. */
  slide: number;
}

/** Every lesson by its code, and every template by the first task of content/ that is answered by it. */
export function previewsOf(library: Library): { lessons: Preview[]; templates: Preview[] } {
  const playbookCatalogue = createPlaybookCatalogue(library);
  const lessons = library
    .courses()
    .flatMap(({ courseCode, levels }) =>
      levels.flatMap((level) => level.lessons.map((lesson): Preview => ({ name: lesson.lessonCode, courseCode, lesson, slide: 1 }))),
    );
  const templates = new Map<string, Preview>();
  for (const { courseCode, lesson } of lessons)
    for (const [at, { template: name }] of playbookCatalogue.playbook(courseCode, lesson, 'online').slides.entries())
      if (!templates.has(name)) templates.set(name, { name, courseCode, lesson, slide: at + 1 });
  return { lessons, templates: [...templates.values()].sort((one, other) => (one.name < other.name ? -1 : 1)) };
}
