import type { Face, Words } from '@school/contract/playbooks/pictures';
import { lazy, type ReactNode, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { FaceView } from './card.tsx';
import { Speaker } from './speaker.tsx';
import { say } from '#kit/play/speech.ts';
import { useStage } from './stage.tsx';
import { faceName, langOf, shownWords, spokenFace, spokenWords } from './words.ts';
import { Hole, type StimulusProps } from './hole.tsx';
import { Seen } from './seen.tsx';

const Figure = lazy(() => import('./stimuli/figure.tsx').then(({ FigureStimulus }) => ({ default: FigureStimulus })));

/** What is looked at or listened to. The commoner kinds are here; those of sums and measures come when needed. */
export function StimulusView({ stimulus, holes = [] }: StimulusProps) {
  switch (stimulus.kind) {
    case 'words':
      return <LargeWords words={stimulus.words} holes={holes} />;
    case 'listen':
      return <Listen words={stimulus.words} />;
    case 'face':
      return <OneFace face={stimulus.face} />;
    default:
      return (
        <Suspense fallback={<div className="h-32" />}>
          <Figure stimulus={stimulus} holes={holes} />
        </Suspense>
      );
  }
}

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
  return <Speaker label={t.listen} size="7rem" onPress={() => say([spokenWords({ ...words, silent: undefined }, tongue)])} />;
}

function OneFace({ face }: { face: Face }) {
  const { tongue } = useStage();
  const t = useTexts('player');
  const spoken = spokenFace(face, tongue);
  const look = 'inline-flex flex-col items-center gap-1 rounded-lg px-5 py-3 text-(length:--big) font-extrabold';
  const name = faceName(face, tongue, t.pictures);
  const inside = <FaceView face={face} size="var(--face, min(7rem, 13dvh))" />;
  // A tap says what it is; a picture that must not be named says nothing.
  return spoken ? (
    <button
      type="button"
      aria-label={name}
      lang={langOf(face.words ?? face.name, tongue)}
      onClick={() => say([spoken])}
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
