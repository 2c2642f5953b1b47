import type { Attempt } from '@school/contract/playbooks/attempts';

import { generators } from '#modules/generators';
import type { WhyAsked } from '#modules/mastery';
import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { gameRound } from '../content/game-round.ts';
import type { NewItem } from '../stores/items.store.ts';
import type { Playbook } from '../content/playbook-catalogue.ts';
import { practiceItems } from '../content/practice-items.ts';
import { showAttempt } from './show-attempt.ts';
import { itemsOf, roundsOf, type Slide } from '../content/slides.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** What makes a playbook this child's own. */
export interface OwnItems {
  /** Items at most; the tasks of a lesson keep one each. */
  most: number;
  /** What is asked besides the tasks of the playbook, and why. */
  chosen: readonly WhyAsked[];
  /** Lessons of the course that were held: what is chosen is asked of them where it can be. */
  held: ReadonlySet<string>;
}

/**
 * Goes on with the attempt that the kid left, or begins a new one with fresh items: its own, or with a seed the same for all who
 * begin with that seed (a lesson in class, with the lesson as it was when the class began). Whether the kid may open it at all is the course's business, and asked before.
 */
export const openPlaybook =
  (tools: Tools) =>
  (
    kidUid: string,
    playbookUid: string,
    { seed, at, own }: { seed?: string; at?: Temporal.Instant; own?: OwnItems } = {},
  ): Promise<Attempt> =>
    tools.db.inTransaction(async () => {
      const { attempts, items, playbookCatalogue, clock } = tools;
      const playbook = playbookCatalogue.find(playbookUid, at);
      if (!playbook) throw new Refusal('playbooks.slide_not_found');
      const attemptUid = newId();
      const { courseCode, kind, lesson, version } = playbook;
      const left = await attempts.openOne(kidUid, playbookUid);
      if (left) return showAttempt(tools)(left);
      const slides = own ? await fittedTo(tools, kidUid, playbook.slides, own) : playbook.slides;
      const isNew = await attempts.add({
        attemptUid,
        kidUid,
        playbookUid,
        courseCode,
        kind,
        lessonCode: lesson.lessonCode,
        about: { title: lesson.title, ages: lesson.ages },
        contentVersion: version,
        generatorVersions: versionsOf(slides),
        startedAt: clock.now(),
      });
      if (isNew) await items.add(attemptUid, made({ ...playbook, slides }, seed ?? attemptUid, tools, own));
      // Somebody else (another device) was first: the kid goes on there.
      const open = await attempts.openOne(kidUid, playbookUid);
      if (!open) throw new Refusal('playbooks.attempt_not_found');
      return showAttempt(tools)(open);
    });

const versionsOf = (slides: readonly Slide[]): Record<string, number> =>
  Object.fromEntries(
    slides.flatMap((slide) => ('generator' in slide ? [[slide.generator, generators.get(slide.generator)?.version ?? 0]] : [])),
  );

/** The tasks of a lesson with rounds as this child needs them; what is written out is not made more. */
async function fittedTo(
  { mastery }: Tools,
  kidUid: string,
  slides: readonly Slide[],
  { most, chosen }: OwnItems,
): Promise<readonly Slide[]> {
  const tasks = slides.map((slide) => ({ skills: slide.skills ?? [], rounds: roundsOf(slide) }));
  const rounds = await mastery.rounds(kidUid, tasks, most - chosen.length);
  return slides.map((slide, at) => {
    const wanted = rounds[at] ?? roundsOf(slide);
    return 'items' in slide ? { ...slide, items: slide.items.slice(0, wanted) } : { ...slide, rounds: wanted };
  });
}

function made({ kind, slides, courseCode }: Playbook, seed: string, { playbookCatalogue, library }: Tools, own?: OwnItems): NewItem[] {
  const material = playbookCatalogue.material();
  if (kind === 'game') return gameRound(slides, seed, material).map((item, taskIdx) => ({ taskIdx, round: 0, why: null, ...item }));
  const ofLesson = slides.flatMap((slide, taskIdx) =>
    itemsOf(slide, `${seed}/${taskIdx}`, material).map((item, round) => ({
      taskIdx,
      round,
      item,
      skills: slide.skills ? [...slide.skills] : null,
      why: null,
    })),
  );
  const course = own && own.chosen.length > 0 ? library.courseWithTaken(courseCode) : undefined;
  if (!own || !course) return ofLesson;
  const chosen = practiceItems(own.chosen, playbookCatalogue.tasksBySkill(course), own.held, { seed, material });
  return [...ofLesson, ...chosen.map((item, at) => ({ taskIdx: slides.length + at, round: 0, ...item }))];
}
