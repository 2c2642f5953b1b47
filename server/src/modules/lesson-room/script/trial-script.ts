import type { LessonScript, ScriptStep } from '@school/contract/lesson-room/script';

import type { TrialOutline } from '#modules/playbooks';

import { fitMinutes } from './fit-minutes.ts';

/** What happens in a trial: written for its subject and age, its tasks in the middle with one level down and one up. */
export function trialScript({ playbookUid, band, steps, tasks }: TrialOutline, minutes: number): LessonScript {
  const fitted = fitMinutes(
    steps.map((step) => step.minutes),
    minutes,
  );
  return {
    source: 'trial',
    band,
    minutes,
    steps: steps.map(({ kind, panels, ask, tasks: places, tool, ground, mayDrop }, at): ScriptStep => ({
      kind,
      minutes: fitted[at] ?? 1,
      panels: panels.map(({ stimulus, words }) => ({ stimulus, words })),
      asks: panels.length > 0 ? panels.map((panel) => panel.ask) : [ask],
      tasks: places.flatMap((place) => {
        const task = tasks[place];
        return task
          ? [{ playbookUid, ...task.middle, mode: 'class' as const, easier: task.easier.taskIdx, harder: task.harder.taskIdx }]
          : [];
      }),
      tool,
      ground,
      mayDrop,
      note: null,
    })),
  };
}
