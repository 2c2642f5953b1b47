import type { ExplainPanel, Words } from '@school/contract/playbooks/pictures';
import type { Task } from '@school/contract/playbooks/tasks';
import { type VoiceLang, type VoicePiece, voiceFile, voicePieces } from '@school/contract/playbooks/voice';
import { createRandom } from '@school/contract/puzzles/random';

import type { Course, Lesson, Library } from '#modules/library';

import { createPlaybookCatalogue, type Playbook } from '../content/playbook-catalogue.ts';
import { roundsOf, type Slide, writtenFor } from '../content/slides.ts';
import { templateOf } from '../templates/registry.ts';
import type { Item, Template } from '../templates/base/template.ts';

/** Children of this age and younger hear recordings: they cannot read, and not every device has a voice (docs/design/interface.md#ages). */
export const recordedUntilAge = 6;

/** Of an item, all that may be heard: the task, the hint as it is given, and what is told with the verdict. */
export interface Heard {
  task: Task;
  hint: Words | undefined;
  told: unknown;
}

/** Everything that can be said in lessons for the youngest, by file: looked for in so many attempts at each task. */
export function piecesForTheYoungest(library: Library, attempts: Attempts): Map<string, VoicePiece> {
  const found = new Map<string, VoicePiece>();
  const playbookCatalogue = createPlaybookCatalogue(library);
  const note = (heard: unknown) => {
    for (const piece of piecesIn(heard)) found.set(voiceFile(piece), piece);
  };
  for (const { lesson } of lessonsForTheYoungest(library)) note(toldIn(playbookCatalogue.panelsOf(lesson)));
  for (const heard of attemptsForTheYoungest(library, attempts)) note(Object.values(heard));
  return found;
}

interface Attempts {
  seeds: number;
  from?: string;
}

/** The items of all lessons for the youngest. */
export function* attemptsForTheYoungest(library: Library, { seeds, from = 'voices' }: Attempts): Generator<Heard> {
  const playbookCatalogue = createPlaybookCatalogue(library);
  for (const { code, lesson } of lessonsForTheYoungest(library)) yield* attemptsAtLesson(playbookCatalogue, code, lesson, { seeds, from });
}

function* lessonsForTheYoungest(library: Library): Generator<{ code: Course['courseCode']; lesson: Lesson }> {
  for (const code of library.courseCodes)
    for (const level of library.course(code)?.levels ?? [])
      if (level.ages.from <= recordedUntilAge) for (const lesson of level.lessons) yield { code, lesson };
}

/** The items of one lesson. */
export function* attemptsAtLesson(
  playbookCatalogue: ReturnType<typeof createPlaybookCatalogue>,
  code: Course['courseCode'],
  lesson: Lesson,
  { seeds, from = 'voices' }: Attempts,
): Generator<Heard> {
  const playbook = playbookCatalogue.playbook(code, lesson, 'online');
  for (const [at, slide] of playbook.slides.entries()) yield* itemsOf(playbookCatalogue, playbook, slide, at, { seeds, from });
}

/** What is shown of a task and told of it (its hint, why it is right, what came of a choice), in so many attempts. */
function* itemsOf(
  playbookCatalogue: ReturnType<typeof createPlaybookCatalogue>,
  { lesson }: Playbook,
  slide: Slide,
  at: number,
  { seeds, from }: { seeds: number; from: string },
): Generator<Heard> {
  const template = templateOf(slide.template);
  const written = 'items' in slide;
  for (let seed = 0; seed < (written ? 1 : seeds); seed++)
    for (let round = 0; round < (written ? roundsOf(slide) : 1); round++) {
      const made = writtenFor(slide, `${from}/${lesson.lessonCode}/${at}/${seed}`, round, playbookCatalogue.material());
      const item = template.build(made, createRandom(`${from}/${seed}`), playbookCatalogue.material());
      yield heardOf(template, item);
    }
}

function heardOf(template: Template, item: Item): Heard {
  const { rubric: _forTheTeacher, ...told } = item as Item & { rubric?: unknown };
  return { task: template.shown(item) as Task, hint: template.hint(item)?.words, told };
}

/** What is heard of panels: what is said of each, and what is written in its picture. */
export const toldIn = (panels: readonly ExplainPanel[]): unknown => panels.map(({ say, stimulus }) => [say, stimulus]);

interface SpokenWords {
  ru: string;
  en: string;
  lang?: VoiceLang;
  say?: { ru: string; en: string };
  silent?: true;
}

const isOnlyHeard = (value: object): value is { kind: 'listen'; words: object } =>
  'kind' in value && value.kind === 'listen' && 'words' in value && typeof value.words === 'object';

/** The pieces of all words in a value that are ever said. What is there to be read is never read out, but where it is only heard. */
export function piecesIn(value: unknown): VoicePiece[] {
  if (Array.isArray(value)) return value.flatMap(piecesIn);
  if (typeof value !== 'object' || value === null) return [];
  if (isOnlyHeard(value)) return piecesIn({ ...value, kind: 'heard', words: { ...value.words, silent: undefined } });
  const words = value as Partial<SpokenWords>;
  const inside = Object.entries(value).flatMap(([key, one]) => (key === 'say' ? [] : piecesIn(one)));
  if (words.silent || typeof words.ru !== 'string' || typeof words.en !== 'string') return inside;
  const langs: VoiceLang[] = words.lang ? [words.lang] : ['ru', 'en'];
  return [...inside, ...langs.flatMap((lang) => voicePieces(words.say?.[lang] ?? words[lang] ?? '', lang))];
}
