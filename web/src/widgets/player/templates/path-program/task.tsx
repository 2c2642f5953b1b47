import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { fittedField } from '../../fit.ts';
import { Answers, Check } from '../../check.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { RobotField, StepKeys, StepProgram, useStepProgram } from '../step-program.tsx';
import { type Step, walk } from '../walk.ts';

const most = 40;
/** Milliseconds a step of the robot. */
const pace = 380;

/** A program of arrows, then the robot walks it. */
export function PathProgram({ task, tries, missed, busy, final, onAnswer }: TemplateProps<'path-program'>) {
  const t = useTexts('tasks');
  const { size, start, obstacles } = task;
  const [own, setSteps] = useTry<readonly Step[]>(tries, () => missed?.steps ?? []);
  const [shownStep, setShownStep] = useState<number | null>(null);
  const steps = final?.steps ?? own;
  const open = !busy && final === null && shownStep === null;
  const way = walk(size, start, obstacles, steps);
  const stand =
    shownStep === null
      ? final
        ? (way.squares.at(-1) ?? start)
        : start
      : (way.squares[Math.min(shownStep, way.squares.length - 1)] ?? start);

  useEffect(() => {
    if (shownStep === null) return undefined;
    const timer = setTimeout(
      () => {
        if (shownStep < way.squares.length - 1) {
          play('pick');
          setShownStep(shownStep + 1);
          return;
        }
        setShownStep(null);
        onAnswer({ template: 'path-program', steps: [...own] });
      },
      shownStep === 0 ? 60 : pace,
    );
    return () => clearTimeout(timer);
  });

  const { add, back } = useStepProgram({ steps: own, onSteps: setSteps, most, open });
  return (
    <>
      <div style={fittedField({ columns: size, rows: size })} className="fit flex justify-center">
        <RobotField field={task} stand={stand} walked={final || shownStep !== null ? way.squares : []} height={30} />
      </div>
      <StepProgram steps={steps} walking={shownStep} />
      {!final && (
        <Answers>
          <StepKeys open={open} add={add} back={back} />
          <Check ready={own.length > 0 && open} busy={busy} label={t.run} onPress={() => setShownStep(0)} />
        </Answers>
      )}
    </>
  );
}
