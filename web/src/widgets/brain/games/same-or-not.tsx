import { useEffect } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { PictureView } from '#widgets/player/picture.tsx';
import { pictureName } from '#widgets/player/words.ts';
import { YesNo } from '../choices.tsx';
import type { GameProps } from '../game-props.ts';
import { useBeat, useDeadline } from '../play-clock.ts';
import { Prompt } from '../prompt.tsx';
import { TimeBar } from '../time-bar.tsx';

/** The first card of all is looked at so long; later ones come a moment after the one before has gone. */
const lookTime = 1800;
const gap = 250;

/** Is this card the same as the one before? */
export function SameOrNot(props: GameProps<'same-or-not'>) {
  const { trial, at, clock } = props;
  const t = useTexts('brainGames');
  const names = useTexts('player').pictures;
  const moments = at === 0 ? [lookTime, lookTime + gap] : [0, gap];
  const passed = useBeat(clock, moments);
  const ready = passed >= 2;
  useEffect(() => {
    if (ready) clock.begin();
  }, [ready, clock]);
  if (ready) return <Question {...props} />;
  return (
    <>
      <Prompt text={at === 0 ? t.rememberCard : t.sameAsBefore} />
      <div className="kid-card size-56 cursor-default! self-center">
        {at === 0 && passed === 0 && <PictureView picture={trial.before} label={pictureName(trial.before, names)} size="9rem" />}
      </div>
      <div className="min-h-28" />
    </>
  );
}

function Question({ trial, clock, onAnswer, ...rest }: GameProps<'same-or-not'>) {
  const t = useTexts('brainGames');
  const names = useTexts('player').pictures;
  useDeadline(clock, trial.deadlineMs, () => rest.open && onAnswer({ kind: 'choice', choice: null }));
  return (
    <>
      <Prompt text={t.sameAsBefore} />
      <div className="kid-card size-56 cursor-default! self-center">
        <PictureView picture={trial.card} label={pictureName(trial.card, names)} size="9rem" />
      </div>
      <TimeBar clock={clock} ms={trial.deadlineMs} />
      <YesNo {...rest} onAnswer={onAnswer} right={trial.right} yes={t.same} no={t.other} label={t.sameAsBefore} />
    </>
  );
}
