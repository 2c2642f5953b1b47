import type { DiagnosticAttempt } from '@school/contract/onboarding/shapes';

import type { AttemptRow } from './attempts.store.ts';
import type { Tools } from './tools.ts';

/** A diagnostics as the child sees it: one task, and how many there are; nothing of what is right. */
export const showAttempt =
  ({ attempts, tests, playbooks }: Pick<Tools, 'attempts' | 'tests' | 'playbooks'>) =>
  async ({ attemptUid, kidUid, test, band, done, startedAt, finishedAt }: AttemptRow): Promise<DiagnosticAttempt> => {
    const items = await attempts.items(attemptUid);
    const next = finishedAt ? undefined : items[done];
    const titles = test === 'pkh' ? tests.pkh().parts : [];
    const { title } = test === 'math' ? tests.math() : test === 'pkh' ? tests.pkh() : tests.soft();
    const ages =
      test === 'pkh'
        ? tests.pkh().ages
        : test === 'softskills'
          ? tests.soft().ages
          : tests.math().bands.find(({ code }) => code === band)?.ages;
    const parts = [...Map.groupBy(items, ({ part }) => part)];
    return {
      attemptUid,
      kidUid,
      test,
      title,
      band,
      ages: ages ?? { from: 3, to: 16 },
      tasks: items.length,
      done,
      parts: parts.map(([code, of]) => ({ code, title: titles.find((part) => part.code === code)?.title ?? title, tasks: of.length })),
      state: finishedAt ? 'finished' : 'open',
      now: next ? { index: next.index, part: next.part, task: playbooks.taskFactory.shown(next.item) } : null,
      startedAt: startedAt.toString(),
    };
  };
