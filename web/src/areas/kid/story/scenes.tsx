import type { Story } from '@school/contract/rewards/story';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import type { Band } from '#widgets/player/band.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { useTongue } from '../use-kid.ts';
import { WorldFrame } from '../world/world-frame.tsx';
import { Scene } from './scene.tsx';
import { StoryLook } from './story-look.tsx';

/** The scenes of a book, one at a time: the newest first seen, the others by two arrows. One that is not open yet says when it comes. */
export function Scenes({ kidUid, band, story }: { kidUid: string; band: Band; story: Story }) {
  const t = useTexts('kidStory');
  const tongue = useTongue();
  const { scenes, lanterns } = story;
  const open = scenes.filter(({ told }) => told !== null).length;
  const [at, setAt] = useState(Math.max(0, open - 1));
  // One further than what is open is looked at: it says when it comes.
  const last = Math.min(scenes.length - 1, open);
  const go = (by: number) => {
    if (at + by < 0 || at + by > last) return;
    play('drop');
    setAt(at + by);
  };
  useKeys({ ArrowLeft: () => go(-1), ArrowRight: () => go(1) });
  const scene = scenes[at];
  if (!scene) return null;
  const words = scene.told?.words[tongue] ?? t.speech.later;
  return (
    <WorldFrame kidUid={kidUid} band={band} hour={scene.sky} title={t.scene(at + 1, scene.title[tongue])} speech={words}>
      <StoryLook />
      <div className="story">
        <Scene key={scene.lessonCode} scene={scene} lanterns={lanterns} onTouched={() => go(1)} />
        <p className="story-words" aria-live="polite">
          {scene.told === null && <img src={ownPicture('locked')} alt="" />}
          {words}
        </p>
        <Arrow side="back" label={t.before} line="M15 4 7 12l8 8" isOff={at === 0} onPress={() => go(-1)} />
        <Arrow side="on" label={t.after} line="m9 4 8 8-8 8" isOff={at >= last} onPress={() => go(1)} />
      </div>
    </WorldFrame>
  );
}

interface ArrowProps {
  side: 'back' | 'on';
  label: string;
  line: string;
  isOff: boolean;
  onPress(): void;
}

const Arrow = ({ side, label, line, isOff, onPress }: ArrowProps) => (
  <button type="button" aria-label={label} disabled={isOff} className={`world-arrow press world-${side}`} onClick={onPress}>
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <path d={line} />
    </svg>
  </button>
);
