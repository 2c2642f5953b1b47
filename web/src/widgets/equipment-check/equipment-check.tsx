import { equipmentSteps } from '@school/contract/equipment/limits';
import type { EquipmentStep } from '@school/contract/equipment/shapes';
import { useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { CircleCheck, Icon, Info, TriangleAlert } from '#kit/icon.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import type { PlainPath } from '#kit/router/table.ts';
import { Select } from '#kit/select.tsx';

import type { Choice } from './run-check.ts';
import { StepLine } from './step-line.tsx';
import { thisDevice } from './steps/this-device.ts';
import { useCheck } from './use-check.ts';
import { type MediaDevice, useMediaDevices } from './use-media-devices.ts';

/** The check itself: seven steps, what each has found, and what to do about it. `chat` is where help is asked for. */
export function EquipmentCheck({ chat }: { chat: PlainPath }) {
  const t = useTexts('equipment');
  const { state, check, stop } = useCheck();
  const [choice, setChoice] = useState<Choice>({});
  const [isWhole, setIsWhole] = useState(true);
  const lists = useMediaDevices();
  const device = thisDevice();
  const results = Object.values(state.results);
  const isRunning = state.current !== undefined;
  const isOver = !isRunning && results.length > 0;
  const verdict = results.some(({ ok }) => !ok) ? 'failed' : results.some(({ code }) => code !== null) ? 'weak' : 'ready';
  const begin = (steps: readonly EquipmentStep[]) => {
    setIsWhole(steps.length > 1);
    check(steps, choice);
  };
  return (
    <Card className="flex flex-col gap-5">
      <p>{t.about}</p>
      <output className={isOver || isRunning ? 'block' : 'sr-only'}>
        {isRunning && (
          <p className="font-bold">
            {t.running}
            {/* What is seen further down is heard here. */}
            {state.current && <span className="sr-only">: {state.question ? t.question.heard : t.doing[state.current]}</span>}
          </p>
        )}
        {isOver && <Verdict verdict={verdict} kept={state.kept} chat={chat} isWhole={isWhole} />}
      </output>
      {isRunning ? (
        <Button className="sm:self-start" onPress={stop}>
          {t.stop}
        </Button>
      ) : (
        <Button kind="primary" className="sm:self-start" onPress={() => begin(equipmentSteps)}>
          {isOver ? t.again : t.start}
        </Button>
      )}
      {!isRunning && !isOver && (
        <p className="flex items-center gap-2 text-mute">
          <Icon of={Info} />
          {t.headphones}
        </p>
      )}
      {isOver && state.results.browser?.code !== 'mobile_not_supported' && (
        <div className="grid gap-4 empty:hidden sm:grid-cols-2">
          <Choose
            label={t.chooseCamera}
            of={lists.videoinput}
            value={choice.camera}
            onChoose={(camera) => setChoice({ ...choice, camera })}
          />
          <Choose
            label={t.chooseMicrophone}
            of={lists.audioinput}
            value={choice.microphone}
            onChoose={(microphone) => setChoice({ ...choice, microphone })}
          />
          {'setSinkId' in AudioContext.prototype && (
            <Choose
              label={t.chooseSpeaker}
              of={lists.audiooutput}
              value={choice.speaker}
              onChoose={(speaker) => setChoice({ ...choice, speaker })}
            />
          )}
        </div>
      )}
      {(isRunning || isOver) && (
        <ol className="flex flex-col divide-y divide-line">
          {equipmentSteps.map((step) => (
            <StepLine key={step} step={step} state={state} device={device} onAgain={isRunning ? undefined : (it) => begin([it])} />
          ))}
        </ol>
      )}
    </Card>
  );
}

const looks = {
  ready: { icon: CircleCheck, look: 'bg-good-soft text-good' },
  weak: { icon: Info, look: 'bg-warn-soft text-warn' },
  failed: { icon: TriangleAlert, look: 'bg-bad-soft text-bad' },
} as const;

interface VerdictProps {
  verdict: keyof typeof looks;
  kept: 'yes' | 'no' | undefined;
  chat: PlainPath;
  /** All steps were made: whoever has followed them down the page comes back to what they mean. */
  isWhole: boolean;
}

function Verdict({ verdict, kept, chat, isWhole }: VerdictProps) {
  const t = useTexts('equipment');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWhole) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isWhole]);
  return (
    <div ref={place} style={{ scrollMarginBlock: '6rem' }} className={`flex flex-col gap-2 rounded-md p-4 ${looks[verdict].look}`}>
      <p className="flex items-center gap-2 text-lg font-bold">
        <Icon of={looks[verdict].icon} />
        {t.verdicts[verdict]}
      </p>
      <p className="text-ink">{t.verdictNotes[verdict]}</p>
      {verdict === 'failed' && (
        <LoneLink to={chat} className="self-start">
          {t.help}
        </LoneLink>
      )}
      {kept !== undefined && <p className="text-sm text-ink">{kept === 'yes' ? t.kept : t.notKept}</p>}
    </div>
  );
}

const system = 'system';

/** Shown where there is something to choose. */
function Choose({
  label,
  of,
  value,
  onChoose,
}: {
  label: string;
  of: readonly MediaDevice[];
  value: string | undefined;
  onChoose(id: string | undefined): void;
}) {
  const t = useTexts('equipment');
  if (of.length < 2) return null;
  const options = of.map(({ id, label: name }, index) => ({ value: id, label: name || t.nameless(index + 1) }));
  return (
    <Select
      name={label}
      label={label}
      required
      value={value ?? system}
      onChange={(id) => onChoose(id === system ? undefined : id)}
      options={[{ value: system, label: t.byDefault }, ...options]}
    />
  );
}
