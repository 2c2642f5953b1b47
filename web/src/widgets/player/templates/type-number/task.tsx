import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { RightBadge } from '../../right-badge.tsx';
import { Answers, Check } from '../../check.tsx';
import { StimulusView } from '../../stimulus.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { withDigit, withoutLast } from '../typed-number.ts';
import { NumberPad } from '../number-pad.tsx';

type Numbers = readonly (number | null)[];

/** Numbers typed on a pad, into the holes of what is looked at, or below it. */
export function TypeNumber({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'type-number'>) {
  const t = useTexts('tasks');
  const begin = (): { numbers: Numbers; at: number } => {
    const numbers = Array.from({ length: task.fields }, (_, at) => kept?.numbers[at] ?? null);
    return { numbers, at: Math.max(0, numbers.indexOf(null)) };
  };
  const [typed, setTyped] = useTry(tries, begin);
  const numbers = final?.numbers ?? typed.numbers;
  const change = (next: (number: number | null) => number | null) =>
    setTyped({ ...typed, numbers: typed.numbers.map((number, at) => (at === typed.at ? next(number) : number)) });
  const goTo = (at: number) => setTyped({ ...typed, at });
  const ready = typed.numbers.every((number) => number !== null);
  useKeys({
    Enter() {
      const empty = typed.numbers.indexOf(null);
      if (empty < 0) return false;
      goTo(empty);
      return true;
    },
    ArrowRight: () => (typed.at + 1 < task.fields ? goTo(typed.at + 1) : false),
    ArrowLeft: () => (typed.at > 0 ? goTo(typed.at - 1) : false),
  });
  const fields = numbers.map((number, at) => {
    const here = at === typed.at && !final;
    const sure = final !== null || (number !== null && kept?.numbers[at] === number);
    return (
      <button
        // oxlint-disable-next-line react/no-array-index-key -- fields keep their order
        key={at}
        type="button"
        aria-label={t.numberField(at + 1, task.fields, number)}
        aria-pressed={here}
        data-mark={sure ? 'right' : undefined}
        data-shake={missed && !sure && number === null ? '' : undefined}
        onClick={() => {
          play('pick');
          goTo(at);
        }}
        className={`kid-card inline-grid! min-h-16! min-w-16! place-items-center align-middle text-[2.2rem]! figures ${here ? 'border-brand!' : 'border-edge!'}`}
        style={{ minWidth: `${Math.max(2, task.digits) * 1.1 + 1.4}rem` }}
      >
        {number ?? (here ? <span aria-hidden className="h-9 w-0.5 animate-pulse bg-brand" /> : '')}
        {sure && <RightBadge />}
      </button>
    );
  });
  const inside = task.stimulus !== undefined && holesIn(task.stimulus) === task.fields;
  return (
    <>
      {task.stimulus && (
        <div data-stimulus={task.stimulus.kind} className="flex justify-center">
          <StimulusView stimulus={task.stimulus} holes={inside ? fields : []} />
        </div>
      )}
      {!inside && <div className="fit-fields flex flex-wrap justify-center gap-3">{fields}</div>}
      <Answers>
        <NumberPad
          disabled={busy || final !== null}
          onDigit={(digit) => change((number) => withDigit(number, digit, task.digits))}
          onBack={() => change(withoutLast)}
        />
        {!final && <Check ready={ready} busy={busy} onPress={() => onAnswer({ template: 'type-number', numbers: [...typed.numbers] })} />}
      </Answers>
    </>
  );
}

type Stimulus = NonNullable<TemplateProps<'type-number'>['task']['stimulus']>;

/** How many holes of a stimulus can be typed into where they stand. */
function holesIn(stimulus: Stimulus): number {
  switch (stimulus.kind) {
    case 'words':
      return stimulus.words.ru.split('☐').length - 1;
    case 'house':
      return stimulus.rooms.filter((room) => room === null).length;
    case 'sequence':
      return stimulus.numbers.filter((number) => number === null).length;
    default:
      return 0;
  }
}
