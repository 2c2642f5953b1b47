import { createHash } from 'node:crypto';

import type { SubjectCode } from '@school/contract/catalogue/limits';
import type { Band } from '@school/contract/playbooks/bands';

import { ContentFault, type Course, type Lesson, type Library } from '#modules/library';

import { readMaterial } from './content.ts';
import { gamePool } from './game-round.ts';
import { readPanels } from './panels.ts';
import type { PracticeTask } from './practice-items.ts';
import { createSkillFinder } from './skills-of-slides.ts';
import { readSlide, type Slide } from './slides.ts';
import { readTrial, type Trial, trialsIn, trialUidOf } from './read-trial.ts';
import { templateOf } from '../templates/registry.ts';

/**
 * `online` is the whole lesson, `home` what is repeated of it, `virtual` a taste of it before the first real lesson,
 * `game` what rounds of the course's game are made of for a kid that has come so far, `practice` what is due for it then: of no slides of its own.
 */
export type PlaybookKind = 'online' | 'home' | 'virtual' | 'game' | 'practice';

/** Tasks of a virtual lesson at most: it is a taste. */
const tasteOf = 4;

/** A playbook of a lesson. */
export interface Playbook {
  playbookUid: string;
  kind: PlaybookKind;
  courseCode: Course['courseCode'];
  lesson: Lesson;
  slides: readonly Slide[];
  /** Of the lesson's file and of everything that its tasks are made of. */
  version: string;
}

/** The uid of a playbook: math-m2-08-home. */
export const playbookUidOf = (courseCode: string, lessonCode: string, kind: Playbook['kind']): string =>
  `${courseCode}-${lessonCode}-${kind}`;

interface Made {
  material?: ReturnType<typeof readMaterial>;
  /** A lesson that is written anew is another one. */
  slides: WeakMap<Lesson, readonly Slide[]>;
  panels: WeakMap<Lesson, ReturnType<typeof readPanels>>;
  trials: Map<string, Trial>;
}

/** What was made of the files that one reader hands out: schools that read the same files share it. */
const madeOf = new WeakMap<Library['document'], Made>();

/** All playbooks by uid, read when they are first wanted. */
export function createPlaybookCatalogue(library: Library) {
  const made: Made = madeOf.get(library.document) ?? { slides: new WeakMap(), panels: new WeakMap(), trials: new Map() };
  madeOf.set(library.document, made);
  const material = () => (made.material ??= readMaterial(library));
  const read = made.slides;

  const skillsOf = createSkillFinder();
  const slidesOf = (lesson: Lesson, course: Course | undefined): readonly Slide[] => {
    const slides =
      read.get(lesson) ??
      lesson.tasks.map((task, at) => {
        try {
          const slide = readSlide(task, material());
          const skills = slide.skills ?? (course && skillsOf(course, lesson, task));
          return skills ? { ...slide, skills } : slide;
        } catch (fault) {
          if (fault instanceof ContentFault) throw fault;
          throw new ContentFault(lesson.path, `task ${at + 1}: ${fault instanceof Error ? fault.message : String(fault)}`);
        }
      });
    read.set(lesson, slides);
    return slides;
  };
  /** What a lesson shows and says before its tasks. */
  const panelsOf = (lesson: Lesson): ReturnType<typeof readPanels> => {
    const panels = made.panels.get(lesson) ?? readPanels(lesson, material());
    made.panels.set(lesson, panels);
    return panels;
  };
  const playbook = (courseCode: Course['courseCode'], lesson: Lesson, kind: Playbook['kind']): Playbook => {
    const course = library.courseWithTaken(courseCode);
    const all = slidesOf(lesson, course);
    const slides = {
      online: () => all,
      home: () => lesson.home.flatMap((at) => all[at - 1] ?? []),
      virtual: () => all.filter(isJudgedAtOnce).slice(0, tasteOf),
      game: () => gamePool(lesson, library.course(courseCode), (one) => slidesOf(one, course).filter(isJudgedAtOnce)),
      practice: () => [],
    }[kind]();
    return {
      playbookUid: playbookUidOf(courseCode, lesson.lessonCode, kind),
      kind,
      courseCode,
      lesson,
      slides,
      version: versionOf(library, lesson),
    };
  };
  /** Tasks of a course by the skill that they tell of, each with its lesson: those that the school judges by itself. */
  const tasksBySkill = (course: Course): Map<string, PracticeTask[]> => {
    const tasks = course.levels
      .flatMap(({ lessons }) => lessons)
      .flatMap((lesson) => slidesOf(lesson, course).map((slide, taskIdx) => ({ lessonCode: lesson.lessonCode, taskIdx, slide })))
      .filter(({ slide }) => isJudgedAtOnce(slide));
    const found = new Map<string, PracticeTask[]>();
    for (const task of tasks) for (const skill of task.slide.skills ?? []) found.set(skill, [...(found.get(skill) ?? []), task]);
    return found;
  };
  const trials = trialsIn(library);
  /** The trial of a subject for children of a band; undefined where none is written. */
  const trial = (subject: SubjectCode, band: Band): Trial | undefined => {
    if (!trials.some((one) => one.subject === subject && one.band === band)) return undefined;
    const uid = trialUidOf(subject, band);
    const found = made.trials.get(uid) ?? readTrial(library, material(), subject, band);
    made.trials.set(uid, found);
    return found;
  };
  return {
    material,
    playbook,
    panelsOf,
    trial,
    tasksBySkill,
    /** Slides of a playbook of a lesson or a trial; none when there is no such playbook. */
    slidesIn(playbookUid: string, at?: Temporal.Instant): readonly Slide[] {
      const found = trials.find(({ subject, band }) => trialUidOf(subject, band) === playbookUid);
      return (found ? trial(found.subject, found.band) : this.find(playbookUid, at))?.slides ?? [];
    },
    /** By its uid, as it is or as it was at a moment; undefined when no lesson has it. */
    find(playbookUid: string, at?: Temporal.Instant): Playbook | undefined {
      const [, code = '', lessonCode = '', kind = ''] =
        /^([A-Za-z]+)-([a-z]+\d*-\d\d)-(online|home|virtual|game|practice)$/.exec(playbookUid) ?? [];
      // A lesson that was taken out of its course is still read by those who have done it.
      const course = library.courseWithTaken(code, at);
      const lesson = course?.levels.flatMap(({ lessons }) => lessons).find((one) => one.lessonCode === lessonCode);
      return course && lesson ? playbook(course.courseCode, lesson, kind as Playbook['kind']) : undefined;
    },
  };
}

export type PlaybookCatalogue = ReturnType<typeof createPlaybookCatalogue>;

/** Before the first lesson there is no teacher who could look at the work. */
const isJudgedAtOnce = ({ template }: Slide): boolean => templateOf(template).judge === 'school';

const versionOf = (library: Library, lesson: Lesson): string =>
  createHash('sha256')
    .update([lesson.version, ...['lexicon', 'strokes', 'pictures', 'dictations'].map((uid) => library.document(uid).version)].join())
    .digest('hex')
    .slice(0, 12);
