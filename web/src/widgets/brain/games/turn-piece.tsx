import { useTexts } from '#i18n/texts.ts';
import { PictureView } from '#widgets/player/picture.tsx';
import { pictureName } from '#widgets/player/words.ts';
import { Choices } from '../choices.tsx';
import type { GameProps } from '../game-props.ts';
import { Prompt } from '../prompt.tsx';

/** Which of these is the piece above, only turned? */
export function TurnPiece({ trial, ...rest }: GameProps<'turn-piece'>) {
  const t = useTexts('brainGames');
  const names = useTexts('player').pictures;
  const { piece, options, right } = trial;
  return (
    <>
      <div className="kid-card cursor-default! self-center p-4!">
        <PictureView picture={piece} label={pictureName(piece, names)} size="7.5rem" />
      </div>
      <Prompt text={t.whichTurned} />
      <Choices
        {...rest}
        right={right}
        label={t.whichTurned}
        className={`grid max-w-2xl gap-(--gap) ${options.length > 2 ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-2'}`}
        options={options.map((picture) => ({ name: pictureName(picture, names), face: <PictureView picture={picture} size="6rem" /> }))}
      />
    </>
  );
}
