import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { useSpeaking } from '#kit/play/voice-state.ts';
import { Chip, type ChipState } from '#widgets/world/chip.tsx';
import { useTongue } from '../use-kid.ts';

/** His three tricks: what he does while he says the line of the same place. */
const tricks: readonly ChipState[] = ['cheer', 'think', 'listen'];

/** Milliseconds a bubble stays for each letter of it, and at least: time to read it, or to hear it out. */
const perLetter = 90;
const atLeast = 4000;

interface HeroProps {
  /** What the page says as one comes; without it he is silent until he is touched. */
  says: string | undefined;
  slow: boolean;
  asleep: boolean;
}

/** Chip on the map. He says what the page says; touched, he shows one of three tricks. */
export function Hero({ says, slow, asleep }: HeroProps) {
  const t = useTexts('kidWorld');
  const tongue = useTongue();
  const speaking = useSpeaking();
  const [trick, setTrick] = useState(-1);
  const text = trick === -1 ? (says ?? '') : (t.speech.tricks[trick % tricks.length] ?? '');
  const [silent, setSilent] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSilent(`${trick} ${text}`), Math.max(atLeast, text.length * perLetter));
    return () => clearTimeout(timer);
  }, [trick, text]);
  const isHeard = silent !== `${trick} ${text}`;
  const rests = asleep ? 'sleep' : 'idle';
  const state = isHeard && trick !== -1 ? (tricks[trick % tricks.length] ?? rests) : speaking ? 'speak' : rests;
  return (
    <>
      {isHeard && text !== '' && (
        <span aria-hidden className="world-bubble">
          {text}
        </span>
      )}
      <button
        type="button"
        aria-label={t.chip}
        className="relative block size-full"
        onClick={() => {
          play('pick');
          const next = trick + 1;
          setTrick(next);
          say([{ text: t.speech.tricks[next % tricks.length] ?? '', lang: tongue }], { slow });
        }}
      >
        <Chip state={state} />
      </button>
    </>
  );
}
