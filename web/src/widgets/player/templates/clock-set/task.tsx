import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { Check } from '../../check.tsx';
import { ClockFace } from '../../figures.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { Seen } from '../../seen.tsx';

const face = { width: 'var(--c, min(16rem, 28dvh))', height: 'var(--c, min(16rem, 28dvh))' };

/** Set both hands by their buttons, or the arrow keys: up and down for the hours, left and right for the minutes. */
export function ClockSet({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'clock-set'>) {
  const further = useTexts('furtherTasks');
  const base = useTexts('player');
  const [own, setOwn] = useTry(tries, () => kept ?? missed ?? { hours: 12, minutes: 0 });
  const shown = final ?? own;
  const open = !busy && final === null;
  const turn = (hours: number, minutes: number) => {
    if (!open) return;
    play('pick');
    const next = { hours: ((own.hours + hours + 11) % 12) + 1, minutes: (own.minutes + minutes * task.stepMinutes + 60) % 60 };
    setOwn(next);
    announce(base.pictures.clock(next.hours, next.minutes));
  };
  useKeys({ ArrowUp: () => turn(1, 0), ArrowDown: () => turn(-1, 0), ArrowRight: () => turn(0, 1), ArrowLeft: () => turn(0, -1) }, open);
  const stepper = 'kid-card text-[1.8rem]!';
  const control = (label: string, by: (sign: 1 | -1) => void, less: string, more: string, hand: string) => (
    <fieldset aria-label={label} className="flex items-center gap-2">
      <button type="button" aria-label={less} className={stepper} onClick={() => by(-1)}>
        <span aria-hidden>−</span>
      </button>
      <span aria-hidden className={`w-10 rounded-full ${hand}`} />
      <button type="button" aria-label={more} className={stepper} onClick={() => by(1)}>
        <span aria-hidden>+</span>
      </button>
    </fieldset>
  );
  return (
    <>
      <div className="fit-one flex justify-center">
        <Seen label={base.pictures.clock(shown.hours, shown.minutes)} style={face} className="block">
          <ClockFace hours={shown.hours} minutes={shown.minutes} big />
        </Seen>
      </div>
      {!final && (
        <div className="flex flex-wrap justify-center gap-x-6 gap-y-3 self-center">
          {control(further.hourHand, (sign) => turn(sign, 0), further.hourBack, further.hourOn, 'h-2.5 bg-brand')}
          {control(further.minuteHand, (sign) => turn(0, sign), further.minutesBack, further.minutesOn, 'h-1.5 bg-ink')}
        </div>
      )}
      {!final && <Check ready busy={busy} onPress={() => onAnswer({ template: 'clock-set', hours: own.hours, minutes: own.minutes })} />}
    </>
  );
}
