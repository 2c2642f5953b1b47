import { LessonScript } from '@school/contract/lesson-room/script';
import { itemKey } from '@school/contract/lesson-room/state';
import { subjectCodes } from '@school/contract/catalogue/limits';
import { bands } from '@school/contract/playbooks/bands';
import { expect, test } from 'vitest';

import { createLibrary } from '#modules/library';

import { openSchool } from '../../../testing.ts';
import { proposeReport } from '../end/propose-report.ts';
import { fitMinutes } from './fit-minutes.ts';
import { trialScript } from './trial-script.ts';

test('minutes fit a longer and a shorter lesson, and no part is lost', () => {
  expect(fitMinutes([2, 3, 5, 6, 1, 6, 2], 50)).toEqual([4, 6, 10, 12, 2, 12, 4]);
  for (const total of [10, 25, 33, 50]) {
    const fitted = fitMinutes([4, 6, 12, 12, 1, 12, 3], total);
    expect(fitted.reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(Math.min(...fitted)).toBeGreaterThanOrEqual(1);
  }
});

test('each trial that is written is a whole script, and each of its tasks can be made at three levels', async () => {
  const { playbooks } = await openSchool();
  const written = createLibrary().list('trials');
  const outlines = subjectCodes.flatMap((subject) => bands.flatMap((band) => playbooks.inClass.trial(subject, band) ?? []));
  expect(new Set(outlines.map(({ playbookUid }) => playbookUid)).size).toBe(written.length);
  for (const outline of outlines)
    for (const minutes of [25, 50]) {
      const script = trialScript(outline, minutes);
      expect(LessonScript.parse(script)).toEqual(script);
      expect(script.steps.reduce((sum, step) => sum + step.minutes, 0)).toBe(minutes);
      expect(script.steps.every(({ asks, panels }) => asks.length === Math.max(1, panels.length) && asks.every(Boolean))).toBe(true);
      for (const { playbookUid, taskIdx, easier, harder, rounds, mode } of script.steps.flatMap(({ tasks }) => tasks)) {
        expect(mode).toBe('class');
        expect(playbooks.inClass.makeItems({ playbookUid, taskIdx, seed: 'seed' }).length).toBe(rounds);
        for (const place of [easier, harder])
          expect(playbooks.inClass.makeItems({ playbookUid, taskIdx: place ?? -1, seed: 'seed' }).length).toBeGreaterThan(0);
      }
    }
});

test('the report proposes the course that goes with what was right, and one whose ages fit', async () => {
  const { playbooks } = await openSchool();
  const trial = playbooks.inClass.trial('english', 'pre');
  if (!trial) throw new Error('no trial of English for the youngest');
  const marked = (level: 'easier' | 'middle', right: number) =>
    Object.fromEntries(
      [0, 1, 2, 3].map((round) => [
        itemKey(trial.playbookUid, trial.tasks[0]?.[level].taskIdx ?? -1, round),
        { verdict: round < right ? ('right' as const) : ('wrong' as const), tries: 1, done: true },
      ]),
    );
  const easy = { ...marked('middle', 0), ...marked('easier', 2) };
  expect(proposeReport(trial, easy, 4)).toMatchObject({ outcome: 'recommended', courseCode: 'bilingual', level: 'b1' });
  expect(proposeReport(trial, easy, 6)).toMatchObject({ outcome: 'recommended', courseCode: 'english', level: 'e1' });
  expect(proposeReport(trial, { ...marked('middle', 0), ...marked('easier', 1) }, 4)).toMatchObject({ outcome: 'notYet', level: null });
  expect(proposeReport(trial, {}, 4)).toEqual({ outcome: null, courseCode: null, level: null, text: null });
});
