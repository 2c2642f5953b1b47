import { LessonScript, type ScriptStep } from '@school/contract/lesson-room/script';
import { bands } from '@school/contract/lesson-room/script';
import { expect, test } from 'vitest';

import { createLibrary } from '#modules/library';
import { createPlaybookCatalogue, createTaskFactory } from '#modules/playbooks';

import { deriveScript, type LessonInScript } from './derive-script.ts';

const library = createLibrary();
const catalogue = createPlaybookCatalogue(library);
const factory = createTaskFactory(catalogue);

/** Every lesson of every course, with the one before it. */
const lessons = library.courses().flatMap(({ courseCode, levels }) =>
  levels
    .flatMap((level) => level.lessons)
    .map((lesson): LessonInScript & { lessonCode: string } => {
      const { playbookUid, slides } = catalogue.playbook(courseCode, lesson, 'online');
      const tasks = slides.map((slide) => {
        const items = factory.make(slide, 'script');
        return {
          template: slide.template,
          rounds: items.length,
          isJudged: factory.solution(items[0] as never) !== null,
          example: items[0] ? factory.shown(items[0]).stimulus : undefined,
        };
      });
      const { title, lessonCode, watch = null, life = null } = lesson;
      return { title, playbookUid, tasks, lessonCode, explain: catalogue.panelsOf(lesson), watch, life };
    }),
);
const scripts = lessons.flatMap((lesson, at) =>
  bands.flatMap((band) =>
    [15, 25, 40, 50, 90].map((total) => ({
      lesson,
      band,
      total,
      script: deriveScript({ lesson, before: lessons[at - 1], band, minutes: total }),
    })),
  ),
);
const kindsOf = (steps: readonly ScriptStep[]) => steps.map(({ kind }) => kind);

test('every lesson of every course has a script for a short and for a long lesson, whole and in its order', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(204);
  const wrong = scripts.flatMap(({ lesson, script, total, band }) => {
    expect(LessonScript.parse(script)).toEqual(script);
    const usual = ['hello', 'warm', 'explain', 'together', 'move', 'play', 'check', 'more', 'bye'].filter(
      (kind) => (kind !== 'move' || band !== 'teen') && (kind !== 'more' || total >= 40),
    );
    const isWhole =
      script.steps.reduce((sum, { minutes }) => sum + minutes, 0) === total &&
      kindsOf(script.steps).join() === usual.join() &&
      script.steps.every(
        ({ panels, tasks, tool, ground, asks, minutes }) =>
          minutes > 0 &&
          asks.length === Math.max(1, panels.length) &&
          (panels.length + tasks.length > 0 || tool !== null || ground !== null),
      );
    return isWhole ? [] : [`${lesson.playbookUid} ${band} ${total}`];
  });
  expect(wrong).toEqual([]);
});

test('what a lesson explains is shown picture by picture, and told by the teacher; what to look out for is for the teacher alone', () => {
  const say = { ru: 'Этот такой же.', en: 'This one is the same.' };
  const watch = { ru: 'Путает', en: 'Mixes them up' };
  const [first] = lessons;
  if (!first) throw new Error('no lesson');
  const panel = { stimulus: { kind: 'face', face: { picture: { kind: 'icon', icon: 'socks' } } }, say } as const;
  const { steps } = deriveScript({ lesson: { ...first, explain: [panel], watch }, before: undefined, band: 'pre', minutes: 25 });
  expect(steps.find(({ kind }) => kind === 'explain')).toMatchObject({
    panels: [{ stimulus: panel.stimulus, words: null }],
    asks: [say],
    note: watch,
  });
});

test('no child of three to six is shown a word by a script', () => {
  for (const { script } of scripts.filter(({ band }) => band === 'pre'))
    for (const { panels } of script.steps) expect(panels.every(({ words }) => words === null)).toBe(true);
});

test('each task of the lesson stands in the script, none but the checked one twice', () => {
  const wrong = scripts.flatMap(({ lesson, script }) => {
    const own = script.steps.flatMap(({ tasks }) => tasks).filter(({ playbookUid }) => playbookUid === lesson.playbookUid);
    const isEach = new Set(own.map(({ taskIdx }) => taskIdx)).size === lesson.tasks.length && own.length - lesson.tasks.length <= 2;
    return isEach ? [] : [lesson.playbookUid];
  });
  expect(wrong).toEqual([]);
});

test('what is done in class is judged at once, so that the class can see how it went', () => {
  for (const { script } of scripts) {
    const [inClass] = script.steps.find(({ kind }) => kind === 'together')?.tasks ?? [];
    expect(inClass?.mode).toBe('class');
  }
});
