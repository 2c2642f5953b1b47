import type { SubjectCode } from '@school/contract/catalogue/limits';
import type { Band } from '@school/contract/playbooks/bands';
import type { AttemptItem, Judgement } from '@school/contract/playbooks/attempts';
import type { ExplainPanel, Stimulus } from '@school/contract/playbooks/pictures';
import type { Localised } from '@school/contract/shapes';

import { Refusal } from '#platform/refusal';

import { itemAt, takeTry } from '../attempts/answer-task.ts';
import { shownItem } from '../attempts/show-attempt.ts';
import { type Playbook, playbookUidOf } from '../content/playbook-catalogue.ts';
import { itemsOf, roundsOf } from '../content/slides.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import type { Place } from '../rules/resume.ts';
import { templateOf } from '../templates/registry.ts';
import { trialOutline } from './trial-outline.ts';
import { hintInClass, judgeItem, makeItems, matchInClass, type Said, shownInClass, type WantedItems } from './class-items.ts';

/** What a lesson is made of, for those who plan what happens in it. */
interface LessonOutline {
  title: Localised;
  goal: Localised;
  playbookUid: string;
  explain: readonly ExplainPanel[];
  watch: Localised | null;
  life: Localised | null;
  tasks: ReadonlyArray<{
    template: string;
    rounds: number;
    /** The school judges it at once. */
    isJudged: boolean;
    /** What one item of it shows, of a seed that no attempt has. */
    example: Stimulus | undefined;
  }>;
}

/** What the room of a lesson needs of playbooks. Who may do it is asked there. */
export function inClass(tools: Tools) {
  const { playbookCatalogue, items, attempts } = tools;

  const outlineOf = ({ lesson, playbookUid, slides }: Playbook): LessonOutline => ({
    title: lesson.title,
    goal: lesson.goal,
    playbookUid,
    explain: playbookCatalogue.panelsOf(lesson),
    watch: lesson.watch ?? null,
    life: lesson.life ?? null,
    tasks: slides.map((slide) => {
      const [first] = itemsOf(slide, 'example', playbookCatalogue.material());
      return {
        template: slide.template,
        rounds: roundsOf(slide),
        isJudged: templateOf(slide.template).judge === 'school',
        example: first?.stimulus,
      };
    }),
  });

  return {
    /** A lesson by its playbook, and the one before it in its course, as they were when the class began. */
    outlines(playbookUid: string, begun: Temporal.Instant): { lesson: LessonOutline; before: LessonOutline | undefined } | undefined {
      const playbook = playbookCatalogue.find(playbookUid, begun);
      if (!playbook) return undefined;
      const { courseCode, kind, lesson } = playbook;
      const all = tools.library.course(courseCode, begun)?.levels.flatMap(({ lessons }) => lessons) ?? [];
      const before = all[all.findIndex(({ lessonCode }) => lessonCode === lesson.lessonCode) - 1];
      const beforeUid = before && playbookUidOf(courseCode, before.lessonCode, kind);
      const earlier = beforeUid === undefined ? undefined : playbookCatalogue.find(beforeUid, begun);
      return { lesson: outlineOf(playbook), before: earlier && outlineOf(earlier) };
    },
    /** The trial of a subject for a child of this age, where one is written. */
    trial: (subject: SubjectCode, band: Band) => trialOutline(playbookCatalogue, subject, band),
    makeItems: (wanted: WantedItems) => makeItems(playbookCatalogue, wanted),
    judgeItem,
    shown: shownInClass,
    hint: hintInClass,
    match: matchInClass,
    /** One task of a child's attempt with what was said to it; `helped` are the rounds in which a hint is shown that costs nothing. */
    async copyOf(attemptUid: string, taskIdx: number, helped: readonly number[]): Promise<Array<AttemptItem & Said>> {
      const [rows, answers] = await Promise.all([items.of(attemptUid), items.answersOf(attemptUid)]);
      return rows
        .filter((row) => row.taskIdx === taskIdx)
        .map((row) => {
          const last = answers.findLast((one) => one.taskIdx === taskIdx && one.round === row.round);
          return {
            ...shownItem(row, helped.includes(row.round)),
            answer: last?.answer ?? null,
            judgement: last?.judgement ?? null,
          };
        });
    },
    /** Refuses where an item of an attempt has no hint. */
    async insistOnHint(attemptUid: string, place: Place): Promise<void> {
      const { item } = itemAt(await items.of(attemptUid), place);
      if (!templateOf(item.template).hint(item)) throw new Refusal('playbooks.no_hint');
    },
    /** Do these two cards of an attempt belong together? Nothing is kept. */
    async matchOf(attemptUid: string, { cards, ...place }: Place & { cards: readonly [string, string] }): Promise<{ match: boolean }> {
      const { item } = itemAt(await items.of(attemptUid), place);
      const match = templateOf(item.template).move(item, cards);
      if (match === undefined) throw new Refusal('playbooks.answer_unfit');
      return { match };
    },
    /** The teacher shows what is right: what is still open is skipped, and the child is told. Null: it was done already. */
    reveal: (attemptUid: string, place: Place): Promise<Judgement | null> =>
      tools.db.inTransaction(async () => {
        await attempts.lock(attemptUid);
        const { state, tries } = itemAt(await items.of(attemptUid), place);
        return state === 'open' ? takeTry(tools)(attemptUid, { ...place, try: tries + 1, answer: null }) : null;
      }),
  };
}
