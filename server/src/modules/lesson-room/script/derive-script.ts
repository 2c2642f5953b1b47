import type { Band, LessonScript, Panel, ScriptStep, ScriptTask, StepKind } from '@school/contract/lesson-room/script';
import type { ExplainPanel, Stimulus } from '@school/contract/playbooks/pictures';
import type { Localised } from '@school/contract/shapes';

import { fitMinutes } from './fit-minutes.ts';

/** A task of a lesson as a script needs it. */
interface TaskInScript {
  template: string;
  rounds: number;
  /** Judged by the school at once: it can be checked in class. */
  isJudged: boolean;
  /** What one of its items shows, as an example to explain with. */
  example: Stimulus | undefined;
}

export interface LessonInScript {
  title: Localised;
  playbookUid: string;
  tasks: readonly TaskInScript[];
  /** What it explains before its tasks, where that is written. */
  explain: readonly ExplainPanel[];
  watch: Localised | null;
  life: Localised | null;
}

/** From so many minutes on there is more to do. */
export const longFrom = 40;

/** Minutes of each part of a lesson of 25 and of one of 50 (docs/design/lesson-room.md#script). */
const minutesOf = {
  short: { hello: 2, warm: 3, explain: 5, together: 5, move: 1, play: 6, check: 2, more: 0, bye: 1 },
  long: { hello: 2, warm: 5, explain: 8, together: 8, move: 2, play: 12, check: 4, more: 7, bye: 2 },
} as const satisfies Record<string, Record<StepKind, number>>;

/** A task that is due, by its place in a lesson of before. */
export interface DueTask {
  of: LessonInScript;
  at: number;
  skill: Localised;
}

/** Names one after the other; null where there are none. */
const listed = (names: readonly Localised[]): Localised | null =>
  names.length > 0 ? { ru: names.map(({ ru }) => ru).join(' · '), en: names.map(({ en }) => en).join(' · ') } : null;

/** The last age band that gets up and moves in a lesson. */
const moves = (band: Band): boolean => band !== 'teen';

/**
 * The script of a lesson that has none written: made of its tasks. Greeting, what is due for its children or else some of the lesson before, the
 * idea with its panels or the pictures of its first tasks, one task together, the rest alone, one to check, good-bye.
 */
export function deriveScript({
  lesson,
  before,
  due = [],
  band,
  minutes: total,
}: {
  lesson: LessonInScript;
  before: LessonInScript | undefined;
  /** What is due for these children: tasks of lessons they have had, and the skills for whose sake they are asked. */
  due?: readonly DueTask[];
  band: Band;
  /** Of the lesson. */
  minutes: number;
}): LessonScript {
  const isLong = total >= longFrom;
  const minutes = minutesOf[isLong ? 'long' : 'short'];
  const places = lesson.tasks.map((_, at) => at);
  const judged = places.filter((at) => lesson.tasks[at]?.isJudged);
  const together = judged[0] ?? 0;
  const check = judged.findLast((at) => at !== together) ?? together;
  const rest = places.filter((at) => at !== together && at !== check);
  // The last of the tasks that are done alone are for the quick and for the long lesson.
  const more = isLong ? rest.slice(Math.max(1, Math.ceil(rest.length / 2))) : [];
  const play = rest.filter((at) => !more.includes(at));

  const task = (of: LessonInScript, at: number, mode: ScriptTask['mode']): ScriptTask => ({
    playbookUid: of.playbookUid,
    taskIdx: at,
    template: of.tasks[at]?.template ?? '',
    rounds: of.tasks[at]?.rounds ?? 1,
    // Where nothing is right or wrong, each is asked for itself, and then all see what was chosen.
    mode: mode === 'own' && of.tasks[at]?.template === 'poll' ? 'poll' : mode,
    easier: null,
    harder: null,
  });
  const fromBefore = before ? before.tasks.flatMap((it, at) => (it.isJudged ? [task(before, at, 'class')] : [])).slice(0, 1) : [];
  const warm = due.length > 0 ? due.map(({ of, at }) => task(of, at, 'class')) : fromBefore;
  const title: Panel = { stimulus: null, words: band === 'pre' ? null : lesson.title };
  const examples = lesson.tasks.flatMap(({ example }) => (example ? [{ stimulus: example, words: null }] : [])).slice(0, isLong ? 4 : 2);
  const written = lesson.explain.map(({ stimulus, say }): Panel => ({ stimulus, words: band === 'pre' ? null : say }));
  // Who cannot read sees only pictures; a lesson without any begins on the board.
  const usual = band === 'pre' && examples.length > 0 ? examples : [title, ...examples];
  const panels = written.length > 0 ? [...written, ...(isLong ? examples : [])] : usual;

  const step = (kind: StepKind, given: Partial<ScriptStep> = {}): ScriptStep => ({
    kind,
    minutes: minutes[kind],
    panels: [],
    tasks: [],
    tool: null,
    ground: null,
    asks: (given.panels ?? [null]).map(() => null),
    note: null,
    mayDrop: false,
    ...given,
  });
  const steps: ScriptStep[] = [
    step('hello', { tool: 'faces' }),
    warm.length > 0
      ? step('warm', { tasks: warm, note: listed(due.map(({ skill }) => skill)), mayDrop: true })
      : step('warm', { tool: moves(band) ? 'spinner' : 'dice', mayDrop: true }),
    step('explain', {
      panels,
      ground: examples.length + written.length > 0 ? null : 'plain',
      asks: panels.map((_, at) => lesson.explain[at]?.say ?? null),
      note: lesson.watch,
    }),
    step('together', { tasks: [task(lesson, together, 'class')] }),
    ...(moves(band) ? [step('move', { tool: 'stretch', mayDrop: true })] : []),
    step('play', { tasks: (play.length > 0 ? play : [check]).map((at) => task(lesson, at, 'own')), mayDrop: true }),
    step('check', { tasks: [task(lesson, check, 'own')] }),
    ...(isLong ? [step('more', { tasks: (more.length > 0 ? more : [together]).map((at) => task(lesson, at, 'own')), mayDrop: true })] : []),
    step('bye', { tool: 'applause', note: lesson.life }),
  ];
  // A part that is left out gives its minutes to the work alone; another length makes each part as much longer or shorter.
  const spare = (isLong ? 50 : 25) - steps.reduce((sum, one) => sum + one.minutes, 0);
  const fitted = fitMinutes(
    steps.map((one) => (one.kind === 'play' ? one.minutes + spare : one.minutes)),
    total,
  );
  return { source: 'derived', band, minutes: total, steps: steps.map((one, at) => ({ ...one, minutes: fitted[at] ?? 1 })) };
}
