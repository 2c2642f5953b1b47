import { useTexts } from '#i18n/texts.ts';
import { FaceView } from '#widgets/player/card.tsx';
import { useStage } from '#widgets/player/stage.tsx';
import { faceName } from '#widgets/player/words.ts';
import { Choices } from '../choices.tsx';
import type { GameProps } from '../game-props.ts';
import { Prompt } from '../prompt.tsx';

/** One of these does not belong to the others. */
export function OddOneOut({ trial, ...rest }: GameProps<'odd-one-out'>) {
  const t = useTexts('brainGames');
  const names = useTexts('player').pictures;
  const { tongue } = useStage();
  const { by, options, right } = trial;
  return (
    <>
      <Prompt text={t.oddBy[by]} />
      <Choices
        {...rest}
        right={right}
        label={t.oddBy[by]}
        className={`grid max-w-xl gap-(--gap) ${options.length === 4 ? 'grid-cols-2' : 'grid-cols-2 sm:grid-cols-3'}`}
        options={options.map((face) => ({ name: faceName(face, tongue, names), face: <FaceView face={face} size="5.5rem" /> }))}
      />
    </>
  );
}
