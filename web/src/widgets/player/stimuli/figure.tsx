import type { Face, Stimulus } from '@school/contract/playbooks/pictures';
import type { ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { FaceView } from '../card.tsx';
import { Coin } from '../figures.tsx';
import { PictureView } from '../picture.tsx';
import { useStage } from '../stage.tsx';
import { Hole, type StimulusProps } from '../hole.tsx';
import { faceName, pictureName } from '../words.ts';
import { Many } from './many.tsx';
import { NumberLineFigure } from './number-line-figure.tsx';
import { Passage } from './passage.tsx';
import { ProgramFigure } from './program-figure.tsx';
import { RulerFigure } from './ruler-figure.tsx';
import { Vanish } from './vanish.tsx';
import { Seen } from '../seen.tsx';

type Of<Kind extends Stimulus['kind']> = Extract<Stimulus, { kind: Kind }>;

/** The stimuli of sums, measures and puzzles. */
export function FigureStimulus({ stimulus, holes = [] }: StimulusProps) {
  const [hole] = holes;
  switch (stimulus.kind) {
    case 'many':
      return <Many layout={stimulus.layout} pictures={stimulus.pictures} />;
    case 'row':
      return <Row faces={stimulus.faces} hole={hole} />;
    case 'passage':
      return <Passage {...stimulus} />;
    case 'heaps':
      return <Heaps {...stimulus} />;
    case 'compare':
      return (
        <p className="flex items-center gap-4 text-[2.6rem] font-extrabold figures">
          {stimulus.left} <Hole>{hole}</Hole> {stimulus.right}
        </p>
      );
    case 'house':
      return <House {...stimulus} hole={hole} />;
    case 'sequence':
      return (
        <ol className="flex list-none flex-wrap items-center justify-center gap-2 text-(length:--big) font-extrabold figures">
          {stimulus.numbers.map((number, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a sequence keeps its order
            <li key={at} className={`grid min-h-14 min-w-14 place-items-center rounded-md ${number === null ? '' : 'bg-card px-2'}`}>
              {number ?? <Hole>{hole}</Hole>}
            </li>
          ))}
        </ol>
      );
    case 'line':
      return <NumberLineFigure {...stimulus} />;
    case 'matrix':
      return <Matrix {...stimulus} />;
    case 'coins':
      return <Coins coins={stimulus.coins} />;
    case 'ruler':
      return <RulerFigure {...stimulus} />;
    case 'lines':
      return <Lines lines={stimulus.lines} />;
    case 'word':
      return <WordWithHoles {...stimulus} />;
    case 'vanish':
      return <Vanish {...stimulus} />;
    case 'program':
      return <ProgramFigure {...stimulus} />;
    default:
      return null;
  }
}

function Heaps({ left, right }: Of<'heaps'>) {
  const names = useTexts('player').pictures;
  return (
    <div className="grid w-full max-w-md grid-cols-2 gap-4">
      {[left, right].map((heap, at) => (
        <div key={at} style={{ minHeight: 'min(10rem, 15dvh)' }} className="grid place-items-center rounded-lg bg-card/70 p-2">
          <PictureView picture={heap} label={pictureName(heap, names)} size="min(9rem, 13dvh, 36vw)" />
        </div>
      ))}
    </div>
  );
}

function House({ whole, rooms, hole }: Of<'house'> & { hole: ReactNode }) {
  return (
    <div className="flex flex-col items-center text-[2.2rem] font-extrabold figures">
      <div className="grid h-20 w-48 place-items-center bg-bad-soft pt-4 text-ink [clip-path:polygon(50%_0,100%_100%,0_100%)]">{whole}</div>
      <div className="grid w-44 grid-cols-2 rounded-b-md border-3 border-edge bg-card">
        {rooms.map((room, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a left and a right room
          <div key={at} className="grid h-20 place-items-center border-edge first:border-r-3">
            {room ?? <Hole>{hole}</Hole>}
          </div>
        ))}
      </div>
    </div>
  );
}

function Matrix({ columns, cells }: Of<'matrix'>) {
  const names = useTexts('player').pictures;
  return (
    <div className="grid gap-1.5" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 4.2rem))` }}>
      {cells.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a table keeps its order
        <div key={at} className="grid aspect-square place-items-center rounded-sm bg-card p-1">
          {cell ? <PictureView picture={cell} label={pictureName(cell, names)} size="3.2rem" /> : <Hole />}
        </div>
      ))}
    </div>
  );
}

function Coins({ coins }: { coins: readonly number[] }) {
  const t = useTexts('tasks');
  return (
    <ul className="flex max-w-sm list-none flex-wrap justify-center gap-2">
      {coins.map((coin, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal coins differ only by their place
        <li key={at}>
          <Seen label={t.coin(coin)} className="block size-16">
            <Coin value={coin} />
          </Seen>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: Pick<Of<'lines'>, 'lines'>) {
  const names = useTexts('player').pictures;
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-card/70 px-5 py-3 text-[1.9rem] font-extrabold figures">
      {lines.map((line, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines keep their order
        <p key={row} className="flex items-center gap-2">
          {line.map((part, at) =>
            typeof part === 'string' ? (
              // oxlint-disable-next-line react/no-array-index-key -- parts keep their order
              <span key={at}>{part === '☐' ? <Hole /> : part}</span>
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- parts keep their order
              <PictureView key={at} picture={part} label={pictureName(part, names)} size="2.6rem" />
            ),
          )}
        </p>
      ))}
    </div>
  );
}

function WordWithHoles({ letters, face, lang }: Of<'word'>) {
  const { tongue } = useStage();
  const names = useTexts('player').pictures;
  return (
    <div className="flex flex-col items-center gap-2">
      {face && (
        <Seen label={faceName(face, tongue, names)}>
          <FaceView face={{ picture: face.picture }} size="6rem" />
        </Seen>
      )}
      <p lang={lang} className="flex items-center gap-1 font-reading text-(length:--big)">
        {letters.map((letter, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- letters keep their order
          <span key={at}>{letter ?? <Hole />}</span>
        ))}
      </p>
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
