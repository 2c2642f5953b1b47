import type { SubjectCode } from '@school/contract/catalogue/limits';
import { type Band, bands } from '@school/contract/playbooks/bands';

import type { PlaybookCatalogue } from '../content/playbook-catalogue.ts';
import { roundsOf } from '../content/slides.ts';
import { type Trial, type TrialLevel, trialLevels } from '../content/read-trial.ts';

interface TaskAtLevel {
  taskIdx: number;
  template: string;
  rounds: number;
}

/** A trial for those who plan what happens in it; its tasks at three levels each. */
export interface TrialOutline extends Pick<Trial, 'playbookUid' | 'band' | 'steps' | 'courses' | 'report'> {
  tasks: ReadonlyArray<Record<TrialLevel, TaskAtLevel>>;
}

/**
 * The trial of a subject for a child of this age; older ones than the subject is meant for have the one of the oldest. None for those who
 * are too young to read what is written for others.
 */
export function trialOutline(catalogue: Pick<PlaybookCatalogue, 'trial'>, subject: SubjectCode, band: Band): TrialOutline | undefined {
  const trial = bands
    .slice(0, bands.indexOf(band) + 1)
    .toReversed()
    .flatMap((one) => catalogue.trial(subject, one) ?? [])[0];
  if (!trial) return undefined;
  const { playbookUid, slides, steps, courses, report } = trial;
  const at = (task: number, level: TrialLevel): TaskAtLevel => {
    const taskIdx = task * trialLevels.length + trialLevels.indexOf(level);
    const slide = slides[taskIdx];
    if (!slide) throw new Error(`${playbookUid} has no task ${taskIdx}`);
    return { taskIdx, template: slide.template, rounds: roundsOf(slide) };
  };
  const count = slides.length / trialLevels.length;
  return {
    playbookUid,
    band: trial.band,
    steps,
    courses,
    report,
    tasks: Array.from({ length: count }, (_, task) => ({
      middle: at(task, 'middle'),
      easier: at(task, 'easier'),
      harder: at(task, 'harder'),
    })),
  };
}
