import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { lessonTextLimits } from '@school/contract/playbooks/lesson-limits';
import { voiceFile } from '@school/contract/playbooks/voice';

import type { FoundFault, Lesson } from '#modules/library';

import { createFairness } from '../checks/check-fairness.ts';
import { checkLesson, tryingWith } from '../checks/check-lesson.ts';
import { lettersTaught } from '../checks/check-letters.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { attemptsAtLesson, piecesIn, recordedUntilAge, toldIn } from '../voices/phrases.ts';
import type { Placed } from './place.ts';

const content = fileURLToPath(new URL('../../../../../content/', import.meta.url));

/** How often each generated task is made: as often as `npm run content` does. What can be heard shows itself sooner. */
const seeds = { checked: 200, heard: 20 };

/** Looks at a lesson as `npm run content` looks at its file. */
export function checkDraft({ playbookCatalogue }: Pick<Tools, 'playbookCatalogue'>, it: Placed, draft: Lesson): FoundFault[] {
  const found: string[] = [];
  const note = (path: string, reason: string) => void found.push(`${path}: ${reason}`);
  const trying = tryingWith(note, found);
  const fairness = createFairness();
  // What was taken out teaches no letters; a lesson that is only begun comes last.
  const others = it.level.lessons.filter(({ isTaken, lessonCode }) => !isTaken || lessonCode === it.lessonCode);
  const lessons = it.isNew ? [...others, draft] : others.map((lesson) => (lesson.lessonCode === it.lessonCode ? draft : lesson));
  const taught = lettersTaught(lessons).get(it.lessonCode);
  const report = { slides: 0, items: 0, warnings: [] };
  checkLesson({ code: it.courseCode, lesson: draft, taught, playbookCatalogue, seeds: seeds.checked, fairness, report, note, trying });
  found.push(...fairness.faults());
  const faults = [...new Set(found)].map(faultOf);
  return (faults.length > 0 ? faults : unheardIn({ playbookCatalogue }, it, draft)).slice(0, lessonTextLimits.faults);
}

/** `lesson: task 3 (choice-one): an option twice`, as the page shows it beside its task. */
function faultOf(line: string): FoundFault {
  const [, task, about] = /^(?:lesson: )?(?:task (\d+)(?: \([^)]*\))?: )?(.*)$/s.exec(line) ?? [];
  return { kind: 'wrong', task: task === undefined ? null : Number(task), about: about ?? line };
}

/** What children who cannot read would hear, and nobody has recorded. */
function unheardIn({ playbookCatalogue }: Pick<Tools, 'playbookCatalogue'>, it: Placed, draft: Lesson): FoundFault[] {
  if (it.level.ages.from > recordedUntilAge) return [];
  const silent = new Map<string, string>();
  const panels = { told: toldIn(playbookCatalogue.panelsOf(draft)) };
  for (const heard of [panels, ...attemptsAtLesson(playbookCatalogue, it.courseCode, draft, { seeds: seeds.heard, from: 'check' })])
    for (const piece of piecesIn(Object.values(heard))) {
      const file = voiceFile(piece);
      if (!silent.has(file) && !existsSync(`${content}${file}`)) silent.set(file, piece.text);
    }
  return [...silent.values()].map((about) => ({ kind: 'unheard', task: null, about }));
}
