import type { Answer } from '@school/contract/playbooks/answers';
import type { AttemptItem } from '@school/contract/playbooks/attempts';
import { Suspense } from 'react';

import { StimulusView } from './stimulus.tsx';
import { showsOwnStimulus, templateOf } from './templates/registry.ts';
import type { Phase } from './use-attempt.ts';

interface TaskViewProps {
  item: AttemptItem;
  phase: Phase;
  hintShown: boolean;
  /** It is looked at: somebody else moves. */
  still?: boolean;
  onAnswer(answer: Answer): void;
}

/** One task on the screen: what is looked at, and its template. */
export function TaskView({ item, phase, hintShown, still = false, onAnswer }: TaskViewProps) {
  const { task, taskIdx, round, tries, kept, hint } = item;
  const Template = templateOf[task.template];
  const solved = phase.kind === 'judged' && (phase.judgement.verdict === 'right' || phase.judgement.solution === null);
  const final = phase.kind === 'judged' ? (solved ? phase.answer : phase.judgement.solution) : null;
  return (
    <>
      {task.stimulus && !showsOwnStimulus.includes(task.template) && (
        <div data-stimulus={task.stimulus.kind} className="flex justify-center">
          <StimulusView stimulus={task.stimulus} />
        </div>
      )}
      <Suspense fallback={<div className="h-48" />}>
        <Template
          key={`${taskIdx} ${round}`}
          {...{ task, tries, kept, final, solved, onAnswer }}
          place={{ taskIdx, round }}
          missed={phase.kind === 'asking' ? phase.missed : null}
          hint={hintShown ? hint : null}
          busy={still || phase.kind !== 'asking'}
        />
      </Suspense>
    </>
  );
}
