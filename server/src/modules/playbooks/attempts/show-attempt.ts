import type { Localised } from '@school/contract/shapes';
import type { Attempt, AttemptItem, AttemptSummary, PlaybookResult, ReviewItem } from '@school/contract/playbooks/attempts';

import { toldWhy } from './told-why.ts';
import type { AttemptRow } from '../stores/attempts.store.ts';
import type { AnswerRow, ItemRow } from '../stores/items.store.ts';
import { markOf } from './marks.ts';
import type { WorkRow } from '../stores/works.store.ts';
import { nextPlace } from '../rules/resume.ts';
import { playbookUidOf } from '../content/playbook-catalogue.ts';
import { templateOf } from '../templates/registry.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** What a finished attempt is worth beside the best one; null while it is open. */
export async function resultOf(
  { attempts }: Pick<Tools, 'attempts'>,
  attempt: AttemptRow,
  items: readonly ItemRow[],
): Promise<PlaybookResult | null> {
  if (attempt.score === null || attempt.stars === null) return null;
  const finished = (await attempts.history(attempt.kidUid, [attempt.playbookUid])).filter(({ state }) => state === 'finished');
  const best = finished.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))[0];
  return {
    score: attempt.score,
    stars: attempt.stars,
    best: { score: best?.score ?? attempt.score, stars: best?.stars ?? attempt.stars },
    waiting: items.filter(({ state }) => state === 'waiting').length,
  };
}

/** An item as the child sees it: without its answer, and with its hint where that was given. */
export function shownItem({ taskIdx, round, item, state, tries, hinted, kept, why }: ItemRow, isHelped = false): AttemptItem {
  const template = templateOf(item.template);
  const hint = ((hinted || isHelped) && template.hint(item, kept)) || null;
  return { taskIdx, round, task: template.shown(item), state, tries, hint, kept, ...(why && { why: why.reason }) };
}

/** What its lesson tells before the tasks, and whether the kid has heard it: a playbook of the lesson is done. */
async function toldBefore({ playbookCatalogue, attempts }: Tools, attempt: AttemptRow): Promise<Pick<Attempt, 'explain' | 'knows'>> {
  const { kidUid, playbookUid, kind, courseCode, lessonCode } = attempt;
  const playbook = kind === 'online' || kind === 'home' ? playbookCatalogue.find(playbookUid) : undefined;
  const explain = playbook ? [...playbookCatalogue.panelsOf(playbook.lesson)] : [];
  if (explain.length === 0) return { explain, knows: false };
  const uids = (['online', 'home'] as const).map((one) => playbookUidOf(courseCode, lessonCode, one));
  return { explain, knows: (await attempts.history(kidUid, uids)).some(({ state }) => state === 'finished') };
}

/** An attempt as the child sees it: every slide, no answers. */
export const showAttempt =
  (tools: Tools) =>
  async (attempt: AttemptRow): Promise<Attempt> => {
    const items = await tools.items.of(attempt.attemptUid);
    const { attemptUid, kidUid, playbookUid, courseCode, lessonCode, kind, about, state, startedAt, finishedAt } = attempt;
    return {
      attemptUid,
      kidUid,
      playbookUid,
      courseCode,
      lessonCode,
      kind,
      state,
      title: about.title,
      ages: about.ages,
      ...(await toldBefore(tools, attempt)),
      items: items.map((row) => shownItem(row)),
      at: state === 'finished' ? null : nextPlace(items),
      result: await resultOf(tools, attempt, items),
      startedAt: startedAt.toString(),
      finishedAt: finishedAt?.toString() ?? null,
    };
  };

export const summaryOf = ({ attemptUid, state, score, stars, startedAt, finishedAt }: AttemptRow): AttemptSummary => ({
  attemptUid,
  state,
  score,
  stars,
  startedAt: startedAt.toString(),
  finishedAt: finishedAt?.toString() ?? null,
});

/** What the child did with an item; what would have been right stays hidden while it may still be answered. */
export function reviewOf(
  { taskIdx, round, item, state, credit, hinted, why }: ItemRow,
  answers: readonly AnswerRow[],
  works: readonly WorkRow[],
  titleOf: (skill: string) => Localised,
): Omit<ReviewItem, 'sound'> {
  const template = templateOf(item.template);
  const own = answers.filter((answer) => answer.taskIdx === taskIdx && answer.round === round);
  const last = own.at(-1);
  return {
    taskIdx,
    round,
    state,
    hinted,
    task: template.shown(item),
    credit: state === 'open' ? null : credit,
    answers: own.flatMap(({ answer, verdict, answeredAt }) => (answer ? [{ answer, verdict, timestamp: answeredAt.toString() }] : [])),
    solution: state === 'open' ? null : template.solution(item),
    explain: state === 'open' ? null : (last?.judgement.explain ?? item.explain ?? null),
    mark: markOf(works.find((work) => work.taskIdx === taskIdx && work.round === round)),
    ...(why && { why: toldWhy(why, titleOf) }),
  };
}
