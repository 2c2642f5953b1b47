import { Task } from '@school/contract/playbooks/tasks';
import { createRandom } from '@school/contract/puzzles/random';
import type * as z from 'zod';

import { type Lesson, reasonsOf } from '#modules/library';

import { createBalance, type createFairness } from './check-fairness.ts';
import { hintFaults } from './check-hints.ts';
import { untaughtLetters } from './check-letters.ts';
import { wordingFaults } from './check-wording.ts';
import { roundsOf, type Slide, writtenFor } from '../content/slides.ts';
import type { PlaybookCatalogue } from '../content/playbook-catalogue.ts';
import { templateOf } from '../templates/registry.ts';

/** Bytes an item may take in the store: made ones are small, texts to read are longer. */
const most = { made: 1800, written: 5000 };

/** With fewer seeds it says nothing that a generator made few different items. */
const enoughToTell = 50;

export type Note = (path: string, reason: string) => void;

/** What a slide is checked with. */
export interface SlideToCheck {
  playbookCatalogue: PlaybookCatalogue;
  /** The file it stands in, and what its seeds are called by. */
  lesson: Pick<Lesson, 'path' | 'lessonCode'>;
  slide: Slide;
  at: number;
  seeds: number;
  /** The letters taught so far, where lessons teach letters. */
  taught: string | undefined;
  fairness: ReturnType<typeof createFairness>;
  report: { slides: number; items: number; warnings: string[] };
  note: Note;
}

/** Makes every item of a slide with so many seeds, as an attempt would. */
export function checkSlide({ playbookCatalogue, lesson, slide, at, seeds, taught, fairness, report, note }: SlideToCheck): void {
  report.slides += 1;
  const where = `task ${at + 1} (${'generator' in slide ? `${slide.template} by ${slide.generator}` : slide.template})`;
  const template = templateOf(slide.template);
  const different = new Set<string>();
  const balance = createBalance(slide);
  const told = new Set<string>();
  const tell = (reason: string) => {
    if (!told.has(reason)) note(lesson.path, `${where}: ${reason}`);
    told.add(reason);
  };
  for (let seed = 0; seed < ('items' in slide ? 1 : seeds); seed++) {
    for (let round = 0; round < ('items' in slide ? roundsOf(slide) : 1); round++) {
      report.items += 1;
      const written = writtenFor(slide, `check/${lesson.lessonCode}/${at}/${seed}`, round, playbookCatalogue.material());
      if ('generator' in slide) {
        const read = template.written.safeParse(withoutTemplate(written));
        if (!read.success) tell(`seed ${seed}: ${reasonsOf(read.error)}`);
      }
      const item = template.build(written, createRandom(`check/${seed}`), playbookCatalogue.material());
      different.add(JSON.stringify(written));
      for (const reason of [...faultsOf(item, 'generator' in slide), ...hintFaults(item, 'generator' in slide)])
        tell(`seed ${seed}, item ${round + 1}: ${reason}`);
      if ('generator' in slide) balance.made(item);
      else fairness.authored(item);
      if (!('generator' in slide)) for (const reason of wordingFaults(item)) tell(reason);
      const untaught = taught === undefined ? [] : untaughtLetters(slide, item, taught);
      if (untaught.length > 0) tell(`asks to read letters that were not taught yet: ${untaught.join(' ')}`);
      inBothLanguages(lesson, item, (_, reason) => tell(reason));
      if (!item.ask.lang && !/[а-яё]/i.test(item.ask.ru)) tell(`no Russian in what is asked: «${item.ask.ru}»`);
    }
  }
  for (const reason of balance.faults()) tell(reason);
  if (!('generator' in slide) && template.judge !== 'nobody' && slide.skills?.length === 0)
    tell('says no skill, and its lesson teaches several');
  if ('generator' in slide && seeds >= enoughToTell && different.size < Math.min(4, slide.rounds))
    report.warnings.push(`${lesson.path}: ${where}: only ${different.size} different items`);
}

const withoutTemplate = (written: object): object => Object.fromEntries(Object.entries(written).filter(([key]) => key !== 'template'));

/** What a child would stumble over: an answer that does not score, a payload out of shape, a hole in a text. */
function faultsOf(item: ReturnType<ReturnType<typeof templateOf>['build']>, made: boolean): string[] {
  const faults: string[] = [];
  const template = templateOf(item.template);
  const kept = JSON.stringify(item);
  const solution = template.solution(item);
  if (template.judge === 'school' && (solution === null || template.score(item, solution)?.part !== 1))
    faults.push('its own solution does not score 1');
  const shown = Task.safeParse(template.shown(item));
  if (!shown.success) faults.push(`the child would be shown something out of shape (${reasonsOf(shown.error as unknown as z.ZodError)})`);
  if (/undefined|NaN|\[object/.test(kept)) faults.push('a hole in its text');
  const bytes = Buffer.byteLength(kept);
  if (bytes > (made ? most.made : most.written)) faults.push(`${bytes} bytes are too many to keep`);
  return faults;
}

/** Every text for people stands in Russian and in English; taught words are the same in both. */
export function inBothLanguages(lesson: Pick<Lesson, 'path'>, value: unknown, note: Note): void {
  if (Array.isArray(value)) for (const one of value) inBothLanguages(lesson, one, note);
  else if (typeof value === 'object' && value !== null && !('lang' in value)) {
    const { ru, en } = value as { ru?: unknown; en?: unknown };
    if (typeof ru === 'string' && typeof en === 'string') {
      if (ru.trim() === '' || en.trim() === '') note(lesson.path, `a text without one of its languages: «${ru}» | “${en}”`);
      if (/[а-яё]/i.test(ru) && ru === en) note(lesson.path, `not translated: «${ru}»`);
    }
    for (const one of Object.values(value)) inBothLanguages(lesson, one, note);
  }
}
