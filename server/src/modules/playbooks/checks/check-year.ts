import { playbooksLimits } from '@school/contract/playbooks/limits';
import type { ExplainPanel } from '@school/contract/playbooks/pictures';

import { type Course, type Lesson, lessonsOfYear, type Skill } from '#modules/library';

import { roundsOf, type Slide } from '../content/slides.ts';
import { templateOf } from '../templates/registry.ts';

/** Where something is wrong, and what. */
type Fault = readonly [path: string, reason: string];

const { wordsOfPanel, secondsOfItem } = playbooksLimits;

/** What is wrong with a course as a whole: skills that nobody knows, that stand on each other in a circle, or on what is taught later. */
export function yearFaults({ courseCode, skills, levels }: Course): Fault[] {
  const path = `courses/${courseCode}/skills.yaml`;
  const known = new Map(skills.map((skill) => [skill.id, skill]));
  const lessons = levels.flatMap((level) => level.lessons);
  const first = new Map<string, Lesson>();
  for (const lesson of lessons) for (const skill of lesson.skills ?? []) first.set(skill, first.get(skill) ?? lesson);
  return [
    ...skills.flatMap(({ id }, at): Fault[] => (skills.findIndex((one) => one.id === id) < at ? [[path, `${id} stands there twice`]] : [])),
    ...skills.flatMap(({ id, needs }) =>
      needs.filter((need) => !known.has(need)).map((need): Fault => [path, `${id} needs ${need}, which nobody knows`]),
    ),
    ...circles(skills).map((circle): Fault => [path, `skills stand on each other in a circle: ${circle}`]),
    ...lessons.flatMap(({ path: file, skills: taught = [] }) =>
      taught.filter((skill) => !known.has(skill)).map((skill): Fault => [file, `skills: ${skill} is not in ${path}`]),
    ),
    ...lessons.flatMap(({ path: file, tasks }) =>
      tasks.flatMap((task, at) =>
        toldBy(task)
          .filter((skill) => !known.has(skill))
          .map((skill): Fault => [file, `task ${at + 1}: skills: ${skill} is not in ${path}`]),
      ),
    ),
    ...[...first].flatMap(([skill, lesson]) =>
      (known.get(skill)?.needs ?? []).flatMap((need): Fault[] => {
        const taught = first.get(need);
        return taught && taught.number > lesson.number
          ? [[lesson.path, `skills: ${skill} needs ${need}, which is taught later, in ${taught.lessonCode}`]]
          : [];
      }),
    ),
    ...lessons.flatMap(lessonFaults),
  ];
}

/** The skills that a task says an answer to it tells of. */
function toldBy(task: unknown): string[] {
  const skills = typeof task === 'object' && task !== null && 'skills' in task ? task.skills : [];
  return Array.isArray(skills) ? skills.filter((skill) => typeof skill === 'string') : [];
}

function lessonFaults({ path, kind = 'lesson', certificate }: Lesson): Fault[] {
  if (certificate && kind === 'lesson') return [[path, 'certificate: is given for a review or a project']];
  if (!certificate && kind === 'review') return [[path, 'certificate: a review gives one']];
  return [];
}

/** Each circle once, by the first of its skills. */
function circles(skills: readonly Skill[]): string[] {
  const needsOf = new Map(skills.map(({ id, needs }) => [id, needs]));
  const found = new Set<string>();
  const looked = new Set<string>();
  const look = (id: string, way: readonly string[]): void => {
    const begins = way.indexOf(id);
    if (begins >= 0) found.add([...way.slice(begins), id].join(' → '));
    if (begins >= 0 || looked.has(id)) return;
    for (const need of needsOf.get(id) ?? []) look(need, [...way, id]);
    looked.add(id);
  };
  for (const { id } of skills) look(id, []);
  return [...found];
}

/** What is wrong with the panels of a lesson: they are said to children who hold few words at once. */
export function panelFaults(panels: readonly ExplainPanel[]): string[] {
  return panels.flatMap(({ say }, at) =>
    (['ru', 'en'] as const).flatMap((tongue) => {
      const words = say[tongue].split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
      return words > wordsOfPanel ? [`panel ${at + 1}: ${words} words are too many to hear at once: «${say[tongue]}»`] : [];
    }),
  );
}

/** How much of its year a level has, and how long a child is at it online. */
export function yearOf(lessons: readonly Lesson[], slidesOf: (lesson: Lesson) => readonly Slide[]): string {
  const seconds = lessons
    .flatMap(slidesOf)
    .reduce((sum, slide) => sum + roundsOf(slide) * secondsOfItem[templateOf(slide.template).judge], 0);
  return `${lessons.length} of ${lessonsOfYear} lessons, about ${Math.round(seconds / 60)} minutes`;
}
