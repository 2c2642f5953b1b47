import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { CardButton, FaceView } from '../../card.tsx';
import { Answers, Check } from '../../check.tsx';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { faceName, spokenFace } from '../../words.ts';
import { NumberPad } from '../number-pad.tsx';
import { withDigit, withoutLast } from '../typed-number.ts';
import look from './bar-model.css?url';

type Pairs = readonly (readonly [place: string, label: string])[];
interface Work {
  pairs: Pairs;
  at: string | null;
  number: number | null;
}

/** Bars of a problem: numbers and the question mark are put on them, and once all stand there the question is answered. */
export function BarModel({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'bar-model'>) {
  const t = useTexts('tasks');
  const base = useTexts('player');
  const { tongue } = useStage();
  const open = !busy && final === null;
  const free = (pairs: Pairs) => task.places.find((place) => !pairs.some(([one]) => one === place)) ?? null;
  const [own, setWork] = useTry<Work>(tries, () => {
    const pairs = kept?.pairs ?? [];
    return { pairs, at: free(pairs), number: kept?.number ?? null };
  });
  const { pairs, number } = final ?? own;
  const isPlaced = free(own.pairs) === null;
  const labelAt = (place: string) => task.labels.find(({ id }) => pairs.some(([one, label]) => one === place && label === id));
  const isQuestion = (label: (typeof task.labels)[number] | undefined) => label?.words?.ru === '?';
  const press = (place: string) => {
    if (!open) return;
    play('pick');
    // What stands there goes back to the others, unless it is the question that is being answered.
    const isAnswered = isPlaced && task.digits > 0 && isQuestion(labelAt(place)) && own.at === null;
    setWork({ ...own, pairs: isAnswered ? own.pairs : own.pairs.filter(([one]) => one !== place), at: isAnswered ? null : place });
  };
  const put = (label: (typeof task.labels)[number]) => {
    if (!open || own.at === null) return;
    play('drop');
    say([spokenFace(label, tongue)]);
    announce(t.putThere(faceName(label, tongue, base.pictures), nameOf(task.places.indexOf(own.at))));
    const next: Pairs = [...own.pairs.filter(([place]) => place !== own.at), [own.at, label.id]];
    setWork({ ...own, pairs: next, at: free(next) });
  };
  const nameOf = (at: number) => t.barPlaces[task.schema][at] ?? '';
  const waiting = task.labels.filter(({ id }) => !own.pairs.some(([, label]) => label === id));
  const type = (change: (before: number | null) => number | null) => setWork({ ...own, number: change(own.number) });
  return (
    <>
      <link rel="stylesheet" href={look} precedence="player" />
      <div className="bar-model figures" data-schema={task.schema}>
        {task.places.map((place, at) => {
          const label = labelAt(place);
          const isSure = final !== null || kept?.pairs.some(([one]) => one === place) === true;
          const typed = isQuestion(label) && number !== null ? String(number) : undefined;
          return (
            <button
              key={place}
              type="button"
              data-bar={place}
              data-at={at}
              data-sure={isSure ? '' : undefined}
              data-shake={open && missed !== null && !label ? '' : undefined}
              aria-pressed={open && own.at === place}
              aria-label={`${nameOf(at)}: ${typed ?? (label ? faceName(label, tongue, base.pictures) : base.empty)}`}
              onClick={() => press(place)}
            >
              {typed ?? (label && <FaceView face={label} size="2.4rem" />)}
            </button>
          );
        })}
      </div>
      <Answers>
        {open && !isPlaced && (
          <fieldset className="kid-tray min-w-0 self-center" aria-label={t.barLabels}>
            {waiting.map((card) => (
              <CardButton key={card.id} card={card} data-label={card.id} className="px-4!" size="3rem" onClick={() => put(card)} />
            ))}
          </fieldset>
        )}
        {isPlaced && task.digits > 0 && (
          <NumberPad
            low
            disabled={!open}
            onDigit={(digit) => type((before) => withDigit(before, digit, task.digits))}
            onBack={() => type(withoutLast)}
          />
        )}
        {!final && (
          <Check
            ready={isPlaced && (task.digits === 0 || own.number !== null)}
            busy={busy}
            onPress={() =>
              onAnswer({
                template: 'bar-model',
                pairs: own.pairs.map(([place, label]): [string, string] => [place, label]),
                number: own.number,
              })
            }
          />
        )}
      </Answers>
    </>
  );
}
