import type { Face, Picture, Stimulus, Words } from '@school/contract/playbooks/pictures';
import { lazy, type ReactNode, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { FaceView } from './card.tsx';
import { PictureView } from './picture.tsx';
import { Speaker } from './speaker.tsx';
import { sayAll, useStage } from './stage.tsx';
import { faceName, langOf, pictureName, shownWords, spokenFace, spokenWords } from './words.ts';
import { Seen } from './seen.tsx';

const Figure = lazy(() => import('./stimuli/figure.tsx').then(({ FigureStimulus }) => ({ default: FigureStimulus })));

export interface StimulusProps {
  stimulus: Stimulus;
  /** What stands in each hole, in order: the fields of a task that is typed. Empty boxes otherwise. */
  holes?: readonly ReactNode[];
}

/** What is looked at or listened to. The commoner kinds are here; those of sums and measures come when needed. */
export function StimulusView({ stimulus, holes = [] }: StimulusProps) {
  switch (stimulus.kind) {
    case 'words':
      return <LargeWords words={stimulus.words} holes={holes} />;
    case 'listen':
      return <Listen words={stimulus.words} />;
    case 'face':
      return <OneFace face={stimulus.face} />;
    case 'many':
      return <Many layout={stimulus.layout} pictures={stimulus.pictures} />;
    case 'row':
      return <Row faces={stimulus.faces} hole={holes[0]} />;
    case 'passage':
      return <Passage {...stimulus} />;
    default:
      return (
        <Suspense fallback={<div className="h-32" />}>
          <Figure stimulus={stimulus} holes={holes} />
        </Suspense>
      );
  }
}

/** An empty place: something belongs there. */
export const Hole = ({ children }: { children?: ReactNode }) =>
  children ?? (
    <Seen
      label="?"
      className="inline-grid size-[1.6em] place-items-center rounded-md border-3 border-dashed border-edge bg-card/60 align-middle"
    >
      {null}
    </Seen>
  );

const sizeOf = (text: string) =>
  text.length <= 4
    ? 'text-[3.5rem]'
    : text.length <= 16
      ? 'text-(length:--big)'
      : text.length <= 60
        ? 'text-[1.6rem]'
        : 'text-(length:--words)';

function LargeWords({ words, holes }: { words: Words; holes: readonly ReactNode[] }) {
  const { tongue } = useStage();
  const text = shownWords(words, tongue);
  const pieces = text.split('☐');
  const reading = words.lang !== undefined || words.silent === true;
  return (
    <p
      lang={langOf(words, tongue)}
      className={`text-center leading-snug font-extrabold figures whitespace-pre-line ${reading ? 'font-reading font-normal' : ''} ${sizeOf(text)}`}
    >
      {pieces.map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one text stay in their order
        <span key={at}>
          {piece}
          {at < pieces.length - 1 && <Hole>{holes[at]}</Hole>}
        </span>
      ))}
    </p>
  );
}

function Listen({ words }: { words: Words }) {
  const { tongue } = useStage();
  const t = useTexts('player');
  return <Speaker label={t.listen} size="7rem" onPress={() => sayAll([spokenWords({ ...words, silent: undefined }, tongue)])} />;
}

function OneFace({ face }: { face: Face }) {
  const { tongue } = useStage();
  const t = useTexts('player');
  const spoken = spokenFace(face, tongue);
  const look = 'inline-flex flex-col items-center gap-1 rounded-lg px-5 py-3 text-(length:--big) font-extrabold';
  const name = faceName(face, tongue, t.pictures);
  const inside = <FaceView face={face} size="7.5rem" />;
  // A tap says what it is; a picture that must not be named says nothing.
  return spoken ? (
    <button
      type="button"
      aria-label={name}
      lang={langOf(face.words ?? face.name, tongue)}
      onClick={() => sayAll([spoken])}
      className={`press ${look}`}
    >
      {inside}
    </button>
  ) : (
    <Seen label={name} className={look}>
      {inside}
    </Seen>
  );
}

/** Places of pictures that lie about: fixed, apart from each other, the same for everyone. In percent. */
const scatter: readonly (readonly [number, number])[] = Array.from({ length: 24 }, (_, at) => {
  const [row, column] = [Math.floor(at / 5), at % 5];
  return [4 + column * 19 + ((at * 7) % 5) - (row % 2) * 3 + 2, ((at * 11) % 7) - 3 + row * 24];
});
/** Dots of a die in a field of 3 x 3. */
const dice: Record<number, readonly number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

function Many({ layout, pictures }: { layout: 'scatter' | 'dice' | 'tens'; pictures: readonly Picture[] }) {
  const names = useTexts('player').pictures;
  const shown = pictures.map((picture, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- equal pictures differ only by their place
    <PictureView key={at} picture={picture} label={pictureName(picture, names)} size="100%" />
  ));
  const list = 'list-none';
  if (layout === 'tens') {
    const frames = Math.max(1, Math.ceil(pictures.length / 10));
    return (
      <ul className={`flex flex-wrap justify-center gap-3 ${list}`}>
        {Array.from({ length: frames }, (_, frame) => (
          <li key={frame} className="grid grid-cols-5 overflow-hidden rounded-sm border-3 border-edge bg-card/70">
            {Array.from({ length: 10 }, (_, at) => (
              <span key={at} className="grid size-11 place-items-center border border-line p-1 md:size-14">
                {shown[frame * 10 + at]}
              </span>
            ))}
          </li>
        ))}
      </ul>
    );
  }
  const places = dice[pictures.length];
  if (layout === 'dice' && places) {
    return (
      <div className="grid size-44 grid-cols-3 gap-1 rounded-lg border-3 border-edge bg-card/70 p-3">
        {Array.from({ length: 9 }, (_, at) => (
          <span key={at} className="grid place-items-center">
            {shown[places.indexOf(at)]}
          </span>
        ))}
      </div>
    );
  }
  const rows = Math.ceil(pictures.length / 5);
  return (
    <div className="relative w-full max-w-xs" style={{ height: `${Math.max(rows, 1) * 3.6 + 1}rem` }}>
      {shown.map((picture, at) => {
        const [left, top] = scatter[at % scatter.length] ?? [0, 0];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- equal pictures differ only by their place
          <span key={at} className="absolute size-12" style={{ left: `${left}%`, top: `${(top / 24) * 3.6 + 0.5}rem` }}>
            {picture}
          </span>
        );
      })}
    </div>
  );
}

function Row({ faces, hole }: { faces: readonly (Face | null)[]; hole: ReactNode }) {
  const { tongue } = useStage();
  const t = useTexts('player');
  return (
    <ol className="flex list-none flex-wrap items-center justify-center gap-2 text-(length:--words) font-extrabold">
      {faces.map((face, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row keeps its order
        <li key={at} className="grid min-h-12 min-w-11 place-items-center">
          {face ? (
            face.words ? (
              <FaceView face={face} size="2.9rem" />
            ) : (
              <Seen label={faceName(face, tongue, t.pictures)}>
                <FaceView face={face} size="2.9rem" />
              </Seen>
            )
          ) : (
            <Hole>{hole}</Hole>
          )}
        </li>
      ))}
    </ol>
  );
}

function Passage({ title, lines }: { title?: Words | undefined; lines: readonly Words[] }) {
  const { tongue } = useStage();
  return (
    <article className="w-full max-w-prose self-stretch rounded-lg bg-card px-5 py-4 font-reading text-(length:--words) leading-normal md:self-center">
      {title && (
        <h2 lang={langOf(title, tongue)} className="mb-2 text-(length:--words)">
          {shownWords(title, tongue)}
        </h2>
      )}
      {lines.map((line, at) => {
        const spoken = spokenWords(line, tongue);
        const text = shownWords(line, tongue);
        return spoken ? (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a text keep their order
          <button
            key={at}
            type="button"
            lang={langOf(line, tongue)}
            onClick={() => sayAll([spoken])}
            className="block w-full rounded-sm px-1 py-0.5 text-left hover:bg-brand-soft"
          >
            {text}
          </button>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a text keep their order
          <p key={at} lang={langOf(line, tongue)}>
            {text}
          </p>
        );
      })}
    </article>
  );
}
