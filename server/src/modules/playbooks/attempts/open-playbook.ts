import type { Attempt } from '@school/contract/playbooks/attempts';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { gameRound } from '../content/game-round.ts';
import type { NewItem } from '../stores/items.store.ts';
import { generators } from '../generators/registry.ts';
import type { Playbook } from '../content/playbook-catalogue.ts';
import { showAttempt } from './show-attempt.ts';
import { itemsOf, type Slide } from '../content/slides.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/**
 * Goes on with the attempt that the kid left, or begins a new one with fresh items: its own, or with a seed the same for all who
 * begin with that seed (a lesson in class, with the lesson as it was when the class began). Whether the kid may open it at all is the course's business, and asked before.
 */
export const openPlaybook =
  (tools: Tools) =>
  (kidUid: string, playbookUid: string, { seed, at }: { seed?: string; at?: Temporal.Instant } = {}): Promise<Attempt> =>
    tools.db.inTransaction(async () => {
      const { attempts, items, playbookCatalogue, clock } = tools;
      const playbook = playbookCatalogue.find(playbookUid, at);
      if (!playbook) throw new Refusal('playbooks.slide_not_found');
      const attemptUid = newId();
      const { courseCode, kind, lesson, slides, version } = playbook;
      const left = await attempts.openOne(kidUid, playbookUid);
      if (left) return showAttempt(tools)(left);
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
      if (isNew) await items.add(attemptUid, made(playbook, seed ?? attemptUid, tools));
      // Somebody else (another device) was first: the kid goes on there.
      const open = await attempts.openOne(kidUid, playbookUid);
      if (!open) throw new Refusal('playbooks.attempt_not_found');
      return showAttempt(tools)(open);
    });

const versionsOf = (slides: readonly Slide[]): Record<string, number> =>
  Object.fromEntries(
    slides.flatMap((slide) => ('generator' in slide ? [[slide.generator, generators.get(slide.generator)?.version ?? 0]] : [])),
  );

const made = ({ kind, slides }: Playbook, seed: string, { playbookCatalogue }: Tools): NewItem[] =>
  kind === 'game'
    ? gameRound(slides, seed, playbookCatalogue.material()).map((made, taskIdx) => ({ taskIdx, round: 0, ...made }))
    : slides.flatMap((slide, taskIdx) =>
        itemsOf(slide, `${seed}/${taskIdx}`, playbookCatalogue.material()).map((item, round) => ({
          taskIdx,
          round,
          item,
          skills: slide.skills ? [...slide.skills] : null,
        })),
      );
