import type { reactions } from '@school/contract/lesson-room/limits';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';
import { useConnection } from '#widgets/room/use-room.ts';

import { useTongue } from '../use-kid.ts';

export type Reaction = (typeof reactions)[number];

/** A reaction rests so long before it can be said again, in milliseconds. */
const rest = 1500;

/** What a child's buttons do. Who does not read hears what it has done; a screen reader is told. */
export function useControls(band: Band, isHandUp: boolean) {
  const t = useTexts('kidRoom');
  const tongue = useTongue();
  const { act } = useConnection();
  const [resting, setResting] = useState<Reaction>();
  const tell = (spoken: string, read: string) => {
    if (band === 'pre') say([{ text: spoken, lang: tongue }], { slow: true });
    announce(read);
  };
  return {
    resting,
    raise(): void {
      act({ kind: 'raise', on: !isHandUp });
      play('pick');
      tell(isHandUp ? t.speech.handDown : t.speech.handUp, isHandUp ? t.controls.lower : t.controls.yourHand);
    },
    react(reaction: Reaction): void {
      if (resting) return;
      act({ kind: 'react', reaction });
      setResting(reaction);
      setTimeout(() => setResting(undefined), rest);
      play('drop');
      tell(reaction === 'again' ? t.speech.again : t.speech.smile, t.controls.reactions[reaction]);
    },
  };
}
