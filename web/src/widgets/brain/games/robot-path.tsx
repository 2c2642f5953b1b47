import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { Check } from '#widgets/player/check.tsx';
import { RobotField, StepKeys, StepProgram, useStepProgram } from '#widgets/player/templates/step-program.tsx';
import { type Step, walk } from '#widgets/player/templates/walk.ts';
import type { GameProps } from '../game-props.ts';

/** The longest program, and milliseconds of a step. */
const most = 30;
const pace = 320;

/** A program of arrows for a robot; once started it walks, and that is the answer. */
export function RobotPath({ trial, open, onAnswer }: GameProps<'robot-path'>) {
  const t = useTexts('tasks');
  const { size, start, obstacles } = trial;
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [at, setAt] = useState<number | null>(null);
  const way = walk(size, start, obstacles, steps);
  const writing = open && at === null;
  useEffect(() => {
    if (at === null || !open) return undefined;
    const timer = setTimeout(() => {
      if (at >= way.squares.length - 1) {
        onAnswer({ kind: 'steps', steps: [...steps] });
        return;
      }
      play('pick');
      setAt(at + 1);
    }, pace);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once a step
  }, [at, open]);
  const { add, back } = useStepProgram({ steps, onSteps: setSteps, most, open: writing });
  return (
    <>
      <RobotField field={trial} stand={at === null ? start : (way.squares[at] ?? start)} height={34} />
      <StepProgram steps={steps} walking={at} />
      <StepKeys open={writing} add={add} back={back} />
      <Check ready={writing && steps.length > 0} busy={!writing} label={t.run} onPress={() => setAt(0)} />
    </>
  );
}
