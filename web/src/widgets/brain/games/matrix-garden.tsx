import { useTexts } from '#i18n/texts.ts';
import { PictureView } from '#widgets/player/picture.tsx';
import { Seen } from '#widgets/player/seen.tsx';
import { pictureName } from '#widgets/player/words.ts';
import { Choices } from '../choices.tsx';
import type { GameProps } from '../game-props.ts';
import { Prompt } from '../prompt.tsx';

/** A table of pictures without its last one. */
export function MatrixGarden({ trial, ...rest }: GameProps<'matrix-garden'>) {
  const t = useTexts('brainGames');
  const names = useTexts('player').pictures;
  const { columns, cells, options, right } = trial;
  const size = columns > 2 ? 'min(4.5rem, 18vw)' : '5.5rem';
  return (
    <>
      <Prompt text={t.whichMissing} />
      <Seen
        label={t.table(cells.map((cell) => (cell ? pictureName(cell, names) : t.missing)).join('; '))}
        className="grid w-fit gap-2 self-center rounded-lg bg-card/70 p-3"
        style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
      >
        {cells.map((cell, at) => {
          const shown = cell ?? (rest.given === null ? null : options[right]);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- cells keep their places
            <span
              key={at}
              className={`grid place-items-center rounded-md p-1 ${cell ? 'bg-card' : 'kid-place'}`}
              style={{ minWidth: size, minHeight: size }}
            >
              {shown ? <PictureView picture={shown} size={size} /> : <b className="text-[2rem]">?</b>}
            </span>
          );
        })}
      </Seen>
      <Choices
        {...rest}
        right={right}
        label={t.whichMissing}
        className="flex max-w-2xl flex-wrap justify-center gap-(--gap)"
        options={options.map((picture) => ({ name: pictureName(picture, names), face: <PictureView picture={picture} size="4rem" /> }))}
      />
    </>
  );
}
