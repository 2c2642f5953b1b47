import { useTexts } from '#i18n/texts.ts';
import { FaceView } from '#widgets/player/card.tsx';
import { Seen } from '#widgets/player/seen.tsx';
import { useStage } from '#widgets/player/stage.tsx';
import { faceName, shownWords } from '#widgets/player/words.ts';
import { YesNo } from '../choices.tsx';
import type { GameProps } from '../game-props.ts';
import { useDeadline } from '../play-clock.ts';
import { Prompt } from '../prompt.tsx';
import { TimeBar } from '../time-bar.tsx';

/** Does it belong there? Quick yes or no; sometimes the other way round. */
export function CategoryRush({ trial, clock, onAnswer, ...rest }: GameProps<'category-rush'>) {
  const t = useTexts('brainGames');
  const names = useTexts('player').pictures;
  const { tongue } = useStage();
  const { category, reversed, face, deadlineMs, right } = trial;
  useDeadline(clock, deadlineMs, () => rest.open && onAnswer({ kind: 'choice', choice: null }));
  const question = shownWords(category, tongue);
  return (
    <>
      <Prompt text={question} />
      <p className={`mx-auto min-h-9 rounded-full px-4 py-1 text-center font-bold ${reversed ? 'bg-sun text-on-sun' : ''}`}>
        {reversed ? t.opposite : ''}
      </p>
      <div className="kid-card size-48 cursor-default! self-center">
        <Seen label={faceName(face, tongue, names)} className="contents">
          <FaceView face={face} size="7rem" />
        </Seen>
      </div>
      <TimeBar clock={clock} ms={deadlineMs} />
      <YesNo {...rest} onAnswer={onAnswer} right={right} yes={t.yes} no={t.no} label={question} />
    </>
  );
}
