import type { Answer } from '@school/contract/playbooks/answers';
import { useEffect, useState } from 'react';

import { useSpeaking } from '#kit/play/voice-state.ts';
import type { ChipState } from '#widgets/world/chip.tsx';
import { Mascot } from './mascot.tsx';

interface GuideProps {
  /** How the item in hand was judged; null while it is worked on. */
  outcome: 'good' | 'shown' | null;
  missed: Answer | null;
  /** A hint is to be seen, or nobody has moved for a while. */
  isHelping: boolean;
  /** What is asked is to be heard, or to be said. */
  isListening: boolean;
}

/** Milliseconds that Chip thinks about an answer that missed. */
const thinks = 3000;

/** Chip beside the task: what he does says how it goes, in the same words that are in his bubble. */
export function Guide({ outcome, missed, isHelping, isListening }: GuideProps) {
  const speaking = useSpeaking();
  const [thought, setThought] = useState<Answer | null>(null);
  useEffect(() => {
    if (!missed) return undefined;
    const timer = setTimeout(() => setThought(missed), thinks);
    return () => clearTimeout(timer);
  }, [missed]);
  const working: ChipState =
    missed && missed !== thought ? 'think' : isHelping ? 'point' : speaking ? 'speak' : isListening ? 'listen' : 'idle';
  return <Mascot className="stage-chip" state={outcome === 'good' ? 'cheer' : outcome === 'shown' ? 'point' : working} />;
}
