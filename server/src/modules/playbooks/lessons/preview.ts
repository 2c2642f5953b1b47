import type { Answer } from '@school/contract/playbooks/answers';
import type { AttemptItem, Hint, Judgement } from '@school/contract/playbooks/attempts';
import type { Localised } from '@school/contract/shapes';

import type { Lesson } from '#modules/library';
import { Refusal } from '#platform/refusal';

import { itemAt, told } from '../attempts/answer-task.ts';
import { judge } from '../attempts/judge.ts';
import { shownItem } from '../attempts/show-attempt.ts';
import { untouchedItems } from '../attempts/untouched-items.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { nextPlace } from '../rules/resume.ts';
import type { ItemRow } from '../stores/items.store.ts';
import { templateOf } from '../templates/registry.ts';
import { drafted, type Place, placed } from './place.ts';

/** A draft that is played by whoever writes it: of which revision, and with which items. */
interface Played {
  revision: number;
  seed: string;
}
type At = Played & { taskIdx: number; round: number };

/** A draft in the player: the tasks as a child would see them, judged as a child's answers are. Nothing is kept. */
export function lessonPreview(tools: Tools) {
  const { library, playbookCatalogue } = tools;

  async function draftOf(place: Place, { revision }: Played): Promise<Lesson> {
    const it = await placed(tools, place);
    const draft = await library.editing.draft(place);
    if (draft?.revision !== revision) throw new Refusal('playbooks.lesson_changed', { by: draft?.savedByName ?? '' });
    const { written, faults } = library.editing.readBody(draft.body);
    if (!written) throw new Refusal('playbooks.lesson_not_ready', { count: faults.length });
    return drafted(it, written);
  }
  async function rowsOf(place: Place, played: Played): Promise<{ title: Localised; rows: ItemRow[] }> {
    const lesson = await draftOf(place, played);
    try {
      const { slides } = playbookCatalogue.playbook(place.courseCode, lesson, 'online');
      const rows = slides.flatMap((slide, taskIdx) => untouchedItems(slide, taskIdx, played.seed, playbookCatalogue.material()));
      return { title: lesson.title, rows };
    } catch {
      // What is wrong with it stands beside its task since it was saved.
      throw new Refusal('playbooks.lesson_not_ready', { count: 1 });
    }
  }
  const itemOf = async (place: Place, at: At) => itemAt((await rowsOf(place, at)).rows, at).item;

  return {
    async items(place: Place, played: Played): Promise<{ title: Localised; items: AttemptItem[] }> {
      const { title, rows } = await rowsOf(place, played);
      return { title, items: rows.map((row) => shownItem(row)) };
    },
    async judge(place: Place, given: At & { try: number; answer: Answer | null }): Promise<Judgement> {
      const { rows } = await rowsOf(place, given);
      const row = itemAt(rows, given);
      const judged = judge({ ...row, tries: given.try - 1 }, given.answer);
      if (!judged) throw new Refusal('playbooks.answer_unfit');
      const { taskIdx, round } = row;
      const after = rows.slice(rows.indexOf(row) + 1);
      return {
        taskIdx,
        round,
        verdict: judged.verdict,
        settled: judged.settled,
        kept: judged.item.kept,
        ...told(row, given.answer, judged),
        next: judged.settled ? nextPlace(after) : { taskIdx, round },
        result: null,
      };
    },
    async hint(place: Place, at: At): Promise<Hint> {
      const item = await itemOf(place, at);
      const hint = templateOf(item.template).hint(item);
      if (!hint) throw new Refusal('playbooks.no_hint');
      return hint;
    },
    async move(place: Place, { cards, ...at }: At & { cards: readonly [string, string] }): Promise<{ match: boolean }> {
      const item = await itemOf(place, at);
      const match = templateOf(item.template).move(item, cards);
      if (match === undefined) throw new Refusal('playbooks.answer_unfit');
      return { match };
    },
  };
}
