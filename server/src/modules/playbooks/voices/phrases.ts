import { type VoiceLang, type VoicePiece, voiceFile, voicePieces } from '@school/contract/playbooks/voice';

import type { Library } from '#modules/library';

import { createRandom } from '../random.ts';
import { createShelf, type Playbook } from '../shelf.ts';
import { roundsOf, type Slide, writtenFor } from '../slides.ts';
import { templateOf } from '../templates/registry.ts';

/** Children of this age and younger hear recordings: they cannot read, and not every device has a voice (design, ages 3–6). */
export const recordedUntilAge = 6;

/** Everything that can be said in lessons for the youngest, by file: looked for in so many attempts at each task. */
export function piecesForTheYoungest(
  library: Library,
  { seeds, from = 'voices' }: { seeds: number; from?: string },
): Map<string, VoicePiece> {
  const found = new Map<string, VoicePiece>();
  const shelf = createShelf(library);
  for (const code of library.courseCodes)
    for (const level of library.course(code)?.levels ?? []) {
      if (level.ages.from > recordedUntilAge) continue;
      for (const lesson of level.lessons) {
        const playbook = shelf.playbook(code, lesson, 'online');
        for (const [at, slide] of playbook.slides.entries())
          for (const item of itemsOf(shelf, playbook, slide, at, { seeds, from }))
            for (const piece of piecesIn(item)) found.set(voiceFile(piece), piece);
      }
    }
  return found;
}

/** What is shown of a task and told of it, in so many attempts. */
function* itemsOf(
  shelf: ReturnType<typeof createShelf>,
  { lesson }: Playbook,
  slide: Slide,
  at: number,
  { seeds, from }: { seeds: number; from: string },
): Generator<unknown> {
  const template = templateOf(slide.template);
  const written = 'items' in slide;
  for (let seed = 0; seed < (written ? 1 : seeds); seed++)
    for (let round = 0; round < (written ? roundsOf(slide) : 1); round++) {
      const made = writtenFor(slide, `${from}/${lesson.lessonCode}/${at}/${seed}`, round, shelf.material());
      const item = template.build(made, createRandom(`${from}/${seed}`), shelf.material());
      const { hint, explain } = item as { hint?: unknown; explain?: unknown };
      yield [template.shown(item), hint, explain];
    }
}

interface SpokenWords {
  ru: string;
  en: string;
  lang?: VoiceLang;
  say?: { ru: string; en: string };
  silent?: true;
}

/** The pieces of all words in a value that are ever said. */
export function piecesIn(value: unknown): VoicePiece[] {
  if (Array.isArray(value)) return value.flatMap(piecesIn);
  if (typeof value !== 'object' || value === null) return [];
  const words = value as Partial<SpokenWords>;
  const inside = Object.entries(value).flatMap(([key, one]) => (key === 'say' ? [] : piecesIn(one)));
  if (typeof words.ru !== 'string' || typeof words.en !== 'string') return inside;
  const langs: VoiceLang[] = words.lang ? [words.lang] : ['ru', 'en'];
  return [...inside, ...langs.flatMap((lang) => voicePieces(words.say?.[lang] ?? words[lang] ?? '', lang))];
}
