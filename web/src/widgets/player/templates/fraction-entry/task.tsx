import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { Answers, Check } from '../../check.tsx';
import { useStage } from '../../stage.tsx';
import { StimulusView } from '../../stimulus.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { NumberPad } from '../number-pad.tsx';
import { withDigit, withoutLast } from '../typed-number.ts';
import look from './fraction-entry.css?url';

type Part = 'whole' | 'top' | 'bottom';
type Piece = TemplateProps<'fraction-entry'>['task']['line'][number];

const english: Readonly<Record<string, string>> = { '·': '×', ':': '÷' };

/** A fraction written as on paper: a field over a field, and one for wholes in front of them. */
export function FractionEntry({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'fraction-entry'>) {
  const further = useTexts('furtherTasks');
  const { tongue } = useStage();
  const open = !busy && final === null;
  const parts = (['whole', 'top', 'bottom'] as const).filter((part) => (part === 'whole' ? task.wholes : task[part] === null));
  const [own, setWork] = useTry(tries, () => {
    const begun = { whole: kept?.whole ?? null, top: kept?.top ?? null, bottom: kept?.bottom ?? null };
    const at: Part = parts.find((part) => part !== 'whole' && begun[part] === null) ?? 'top';
    return { ...begun, at };
  });
  const shown = final ?? own;
  const goTo = (at: Part) => setWork({ ...own, at });
  const change = (next: (number: number | null) => number | null) => setWork({ ...own, [own.at]: next(own[own.at]) });
  const walk = (from: Part, to: Part) => () => (own.at === from && parts.includes(to) ? goTo(to) : false);
  const next = (by: number) => () => {
    const to = parts[parts.indexOf(own.at) + by];
    return to ? goTo(to) : false;
  };
  const isFilled = (part: 'top' | 'bottom') => task[part] !== null || own[part] !== null;
  const isWhole = own.whole !== null && own.top === null && own.bottom === null && task.top === null && task.bottom === null;
  const isReady = isWhole || (isFilled('top') && isFilled('bottom'));
  const give = () => onAnswer({ template: 'fraction-entry', whole: own.whole, top: own.top, bottom: own.bottom });
  /** Where Enter leads: from what is written, or from wholes that are not there, to the next field that is empty. */
  const afterThis = (): Part | undefined => {
    const to = parts[parts.indexOf(own.at) + 1];
    return to && own[to] === null && (own[own.at] !== null || own.at === 'whole') ? to : undefined;
  };
  const goOn = () => {
    const to = afterThis();
    return to ? goTo(to) : false;
  };
  useKeys(
    {
      ArrowUp: walk('bottom', 'top'),
      ArrowDown: walk('top', 'bottom'),
      ArrowLeft: next(-1),
      ArrowRight: next(1),
      Enter: goOn,
    },
    open,
  );
  const signOf = (piece: string) => (tongue === 'en' ? piece.replace(/[·:]/g, (sign) => english[sign] ?? sign) : piece);
  const read = (piece: Piece) =>
    typeof piece === 'string' ? signOf(piece) : `${piece.whole === undefined ? '' : `${piece.whole} `}${piece.top}/${piece.bottom}`;
  const field = (part: Part) => {
    const number = shown[part];
    const isSure = final !== null || (number !== null && kept?.[part] === number);
    return (
      <button
        type="button"
        className="fraction-field"
        data-part={part}
        aria-label={further.fractionPart(further.fractionParts[part], number)}
        aria-pressed={open && own.at === part}
        data-sure={isSure ? '' : undefined}
        data-shake={open && missed !== null && number === null && part !== 'whole' ? '' : undefined}
        style={{ minWidth: `max(var(--least, 56px), calc(var(--figure) * ${0.3 + task.digits * 0.62}))` }}
        onClick={() => {
          if (!open) return;
          play('pick');
          goTo(part);
        }}
        onKeyDown={(event) => {
          // In a field that is written Enter goes on, as it does where no field has the focus.
          if (event.key !== 'Enter' || !open || own.at !== part || (number === null && !isReady)) return;
          event.preventDefault();
          const to = afterThis();
          if (!to) {
            if (isReady) give();
            return;
          }
          goTo(to);
          event.currentTarget.closest('.fraction-entry')?.querySelector<HTMLElement>(`[data-part="${to}"]`)?.focus();
        }}
      >
        {number}
      </button>
    );
  };
  const given = (part: 'top' | 'bottom') => <span>{task[part]}</span>;
  return (
    <>
      <link rel="stylesheet" href={look} precedence="player" />
      <div className="fraction-entry figures">
        {task.stimulus && (
          <div data-stimulus={task.stimulus.kind}>
            <StimulusView stimulus={task.stimulus} />
          </div>
        )}
        {task.line.length > 0 && (
          <p>
            <span className="sr-only">{further.fractionLine(task.line.map(read).join(' '))}</span>
            <span aria-hidden className="fraction-line">
              {task.line.map((piece, at) =>
                typeof piece === 'string' ? (
                  // oxlint-disable-next-line react/no-array-index-key -- pieces keep their order
                  <span key={at}>{signOf(piece)}</span>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- pieces keep their order
                  <span key={at} className="fraction-number">
                    {piece.whole}
                    <span className="fraction">
                      <span>{piece.top}</span>
                      <span>{piece.bottom}</span>
                    </span>
                  </span>
                ),
              )}
            </span>
          </p>
        )}
        <div className="fraction-number">
          {task.wholes && field('whole')}
          <div className="fraction">
            {task.top === null ? field('top') : given('top')}
            {task.bottom === null ? field('bottom') : given('bottom')}
          </div>
        </div>
      </div>
      <Answers>
        <NumberPad
          low
          disabled={!open}
          onDigit={(digit) => change((number) => withDigit(number, digit, task.digits))}
          onBack={() => change(withoutLast)}
        />
        {!final && <Check ready={isReady} busy={busy} onPress={give} />}
      </Answers>
    </>
  );
}
