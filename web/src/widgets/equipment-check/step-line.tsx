import type { EquipmentDevice, EquipmentResult, EquipmentStep } from '@school/contract/equipment/shapes';
import { type ReactNode, useRef } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { CircleCheck, Clock, Icon, Info, Minus, TriangleAlert } from '#kit/icon.tsx';

import { adviceFor } from './rules/advice.ts';
import { Clip, Level, SelfView } from './seen-and-heard.tsx';
import type { CheckState } from './use-check.ts';

interface StepLineProps {
  step: EquipmentStep;
  state: CheckState;
  device: EquipmentDevice;
  /** Makes this step once more; not while the check runs. */
  onAgain: ((step: EquipmentStep) => void) | undefined;
}

/** One step: what is happening, or what was found and what to do about it. */
export function StepLine({ step, state, device, onAgain }: StepLineProps) {
  const line = useRef<HTMLLIElement>(null);
  // The button that was pressed goes with its press: whoever works by keyboard stays at this step.
  const stay = () => line.current?.focus({ preventScroll: true });
  const again = (it: EquipmentStep) => {
    stay();
    onAgain?.(it);
  };
  return (
    <li ref={line} tabIndex={-1} className="flex gap-3 rounded-md py-3" style={clear}>
      <Step step={step} state={state} device={device} onAgain={onAgain && again} onAnswered={stay} />
    </li>
  );
}

function Step({ step, state, device, onAgain, onAnswered }: StepLineProps & { onAnswered(): void }) {
  const t = useTexts('equipment');
  const say = useRefusals();
  const result = state.results[step];
  const left = state.left[step];
  if (state.current === step && !result) return <Doing step={step} state={state} onAnswered={onAnswered} />;
  if (left)
    return (
      <Line icon={Minus} look="text-mute" title={t.steps[step]} note={left === 'left' ? t.left : say(left.code, left.facts)}>
        {onAgain && <Again onPress={() => onAgain(step)} />}
      </Line>
    );
  if (!result) return <Line icon={Minus} look="text-mute" title={t.steps[step]} />;
  if (result.code === null)
    return <Line icon={CircleCheck} look="text-good" title={t.steps[step]} note={<Fine result={result} device={device} />} />;
  const thing = step === 'microphone' ? 'microphone' : 'camera';
  return (
    <Line
      icon={result.ok ? Info : TriangleAlert}
      look={result.ok ? 'text-warn' : 'text-bad'}
      title={t.steps[step]}
      note={
        <>
          <strong>{t.codes[result.code]}</strong>
          {result.ok && step === 'connection' && (
            <span className="block">
              <Fine result={result} device={device} />
            </span>
          )}
        </>
      }
    >
      <p className="text-sm text-mute">{t.whatToDo}:</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {adviceFor(result.code, step, device).map((advice) => (
          <li key={advice}>{t.advice[advice](thing)}</li>
        ))}
      </ul>
      {onAgain && result.code !== 'mobile_not_supported' && <Again onPress={() => onAgain(step)} />}
    </Line>
  );
}

/** What is shown and asked now is to be seen; and frames of a clip that nobody can see are not drawn, so none is dropped. */
const bringIntoView = (shown: HTMLElement | null): void => shown?.scrollIntoView({ block: 'nearest' });

/** Above and below it there are bars on small screens. */
const clear = { scrollMarginBlock: '6rem' };

function Again({ onPress }: { onPress(): void }) {
  const t = useTexts('equipment');
  return (
    <Button size="small" className="self-start" onPress={onPress}>
      {t.againOne}
    </Button>
  );
}

function Doing({ step, state, onAnswered }: { step: EquipmentStep; state: CheckState; onAnswered(): void }) {
  const t = useTexts('equipment');
  const { question, stream, clip, level, linePart } = state;
  const answer = (heard: boolean) => {
    onAnswered();
    question?.answer(heard);
  };
  return (
    <Line
      onShown={bringIntoView}
      icon={Clock}
      look="text-brand"
      title={t.steps[step]}
      note={step === 'connection' && linePart ? t.lineParts[linePart] : step === 'camera' && stream ? t.facts.self : t.doing[step]}
    >
      {step === 'camera' && stream && (
        <div ref={bringIntoView} style={clear}>
          <SelfView stream={stream} label={t.facts.self} />
        </div>
      )}
      {step === 'microphone' && <Level level={level} label={t.facts.level} />}
      {step === 'video' && clip && (
        <div ref={bringIntoView} style={clear}>
          <Clip clip={clip} label={t.facts.clip} />
        </div>
      )}
      {step === 'speaker' && question && (
        <fieldset ref={bringIntoView} style={clear} className="flex flex-col gap-3">
          <legend className="mb-2 font-bold">{t.question.heard}</legend>
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" onPress={() => answer(true)}>
              {t.question.yes}
            </Button>
            <Button onPress={() => answer(false)}>{t.question.no}</Button>
            <Button onPress={question.playAgain}>{t.question.play}</Button>
          </div>
        </fieldset>
      )}
    </Line>
  );
}

/** What is said where all is well. */
function Fine({ result: { step, facts }, device }: { result: EquipmentResult; device: EquipmentDevice }) {
  const { fine: t, browsers } = useTexts('equipment');
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  if (step === 'connection') {
    const { downMbps = 0, upMbps = 0, rttMs = 0 } = facts;
    return t.connection(number.format(downMbps), number.format(upMbps), number.format(rttMs));
  }
  if (step !== 'browser') return t[step];
  const isOfFamily = ['edge', 'opera', 'yandex', 'chromium'].includes(device.browser);
  return isOfFamily ? t.family(browsers[device.browser]) : t.browser(browsers[device.browser]);
}

const Line = ({
  onShown,
  icon,
  look,
  title,
  note,
  children,
}: {
  onShown?: (line: HTMLElement | null) => void;
  icon: typeof Clock;
  look: string;
  title: string;
  note?: ReactNode;
  children?: ReactNode;
}) => (
  <>
    <Icon of={icon} size={24} className={look} />
    <div ref={onShown} style={clear} className="flex min-w-0 grow flex-col gap-2">
      <p className="font-bold">{title}</p>
      {note !== undefined && <p>{note}</p>}
      {children}
    </div>
  </>
);
