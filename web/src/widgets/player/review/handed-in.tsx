import type { Answer } from '@school/contract/playbooks/answers';
import type { Sound } from '@school/contract/playbooks/attempts';

import { useTexts } from '#i18n/texts.ts';

/** What a child handed in for its teacher: its text, its picture, or that it was said aloud. */
export function HandedIn({ answer, sound }: { answer: Answer; sound: Sound | null }) {
  const t = useTexts('review');
  switch (answer.template) {
    case 'long-text':
      return <p className="max-w-prose rounded-md bg-sunk p-4 whitespace-pre-wrap break-words">{answer.text}</p>;
    case 'draw':
      return <Drawing drawn={answer.drawn} label={t.picture(answer.drawn.length)} />;
    case 'say':
      return <Spoken said={t.heard(answer.seconds ?? 0)} sound={sound} />;
    case 'read-aloud':
      return <Spoken said={t.read(answer.seconds ?? 0)} sound={sound} />;
    default:
      return null;
  }
}

function Spoken({ said, sound }: { said: string; sound: Sound | null }) {
  const t = useTexts('review');
  // A recording of what was said: nothing to write under it.
  if (sound)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio controls preload="none" src={sound.url} aria-label={t.listen} className="w-full max-w-md" />
    );
  return (
    <p className="rounded-md bg-sunk p-4">
      {said} <span className="text-mute">{t.notRecorded}</span>
    </p>
  );
}

type Lines = Extract<Answer, { template: 'draw' }>['drawn'];

/** A picture drawn with a finger, in its box of 100 x 100. */
const Drawing = ({ drawn, label }: { drawn: Lines; label: string }) => (
  <svg
    viewBox="0 0 100 100"
    role="img"
    aria-label={label}
    className="aspect-square w-full max-w-sm rounded-lg bg-card shadow-flat"
    fill="none"
    stroke="var(--color-brand)"
    strokeWidth="2.4"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {drawn.map((line, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines keep their order
      <polyline key={at} points={line.map(([x, y]) => `${x},${y}`).join(' ')} />
    ))}
  </svg>
);
