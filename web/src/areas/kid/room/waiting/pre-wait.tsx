import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Icon, Play } from '#kit/icon.tsx';
import { say } from '#kit/play/speech.ts';
import { Mascot } from '#widgets/player/mascot.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Seen } from '#widgets/player/seen.tsx';
import { Speaker } from '#widgets/player/speaker.tsx';
import { OwnPicture } from '#widgets/room/tiles/person-tile.tsx';

import { useTongue } from '../../use-kid.ts';
import { AdultsDoor } from '../parts/adults-door.tsx';
import { DoorFace } from '../parts/door-face.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { Sky } from '../parts/sky.tsx';
import { useSpoken } from '../use-spoken.ts';
import { Tick, VoiceBars } from './tick.tsx';
import { useDoor, useVoice } from './use-checks.ts';
import type { WaitingProps } from './waiting-props.ts';

/** After so long without a picture or a voice a grown-up is called, in milliseconds. */
const patience = 12_000;

/** Three to six: an easel, and the door of the world. The whole door is the button. */
export function PreWait({ lobby, kid, own, switches, onEnter }: WaitingProps) {
  const t = useTexts('kidRoom');
  const hear = useTexts('kid').hear;
  const tongue = useTongue();
  const { teacher, insteadOf } = lobby;
  const { isOpen } = useDoor(lobby);
  const { level, isHeard } = useVoice(own);
  const { preview, camera } = switches.is;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const { speech } = t;
  const lacks = isLong ? (!camera && switches.hasCamera ? speech.noCamera : !isHeard ? speech.sayHello : undefined) : undefined;
  const told = isOpen ? speech.doorOpen : (lacks ?? (insteadOf === null ? speech.wait : `${speech.standsIn} ${speech.wait}`));
  useSpoken('pre', told);
  return (
    <div data-band="pre" className="room wait-pre">
      <Sky />
      <h1 className="sr-only">{isOpen ? t.wait.isIn(teacher.name) : t.wait.soon(teacher.name)}</h1>
      <section className="wait-easel">
        <Drawing band="pre" />
      </section>
      <section className="wait-porch">
        <button
          type="button"
          data-open={isOpen || undefined}
          disabled={!isOpen}
          aria-label={isOpen ? t.wait.enterDoor(teacher.name) : t.wait.shutDoor}
          className="wait-door press"
          onClick={onEnter}
        >
          <svg viewBox="0 0 360 430" preserveAspectRatio="none" aria-hidden>
            <path d="M14 430V190a166 176 0 0 1 332 0v240z" fill="var(--wood-deep)" />
            <path d="M28 430V192a152 162 0 0 1 304 0v238z" fill="var(--wood)" />
            <path d="M46 430V194a134 146 0 0 1 268 0v236z" fill={isOpen ? 'var(--color-individual)' : 'var(--color-brand)'} />
            {!isOpen && <circle cx="280" cy="280" r="12" fill="var(--color-sun)" />}
          </svg>
          {isOpen && (
            <span className="wait-inside">
              <DoorFace teacher={teacher} size={220} />
            </span>
          )}
          {isOpen && (
            <b className="wait-go">
              <Icon of={Play} size={46} className="translate-x-1 fill-current" />
            </b>
          )}
        </button>
        <div className="flex items-center gap-6 pr-16 max-[1100px]:gap-4 max-[1100px]:pr-20">
          <Mascot className="size-24 max-xl:hidden" />
          <Seen label={camera ? t.wait.cameraSees : switches.hasCamera ? t.wait.noCamera : t.wait.noCameras} className="wait-check">
            <span className="size-full overflow-clip rounded-lg">
              {preview ? (
                <OwnPicture preview={preview} />
              ) : (
                <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={96} />
              )}
            </span>
            {camera && <Tick />}
          </Seen>
          <Seen label={isHeard ? t.wait.heard : t.wait.sayHello} className="wait-check">
            <img src={ownPicture('headphone')} alt="" className="size-12" />
            <VoiceBars level={level} />
            {isHeard && <Tick />}
          </Seen>
        </div>
      </section>
      <span className="absolute right-5 bottom-24">
        <Speaker label={hear} onPress={() => say([{ text: told, lang: tongue }], { slow: true })} />
      </span>
      <span className="absolute right-5 bottom-5">
        <AdultsDoor band="pre" kidUid={kid.kidUid} switches={switches} />
      </span>
    </div>
  );
}
