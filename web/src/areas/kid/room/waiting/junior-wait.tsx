import type { ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Check, DoorOpen, Headphones, Icon, Mic, Play, Video, VideoOff } from '#kit/icon.tsx';
import { play } from '#kit/play/sound.ts';
import { Face } from '#widgets/face/face.tsx';
import { OwnPicture } from '#widgets/room/tiles/person-tile.tsx';

import { useTongue } from '../../use-kid.ts';
import { Drawing } from '../parts/drawing.tsx';
import { Sky } from '../parts/sky.tsx';
import { VoiceBars } from './tick.tsx';
import { useDoor, useVoice } from './use-checks.ts';
import type { WaitingProps } from './waiting-props.ts';

/** Seven to nine: three rows that tick themselves off, one line about today, a page to draw on. */
export function JuniorWait({ lobby, kid, own, switches, onEnter }: WaitingProps) {
  const t = useTexts('kidRoom').wait;
  const tongue = useTongue();
  const { teacher, title, isTrial, insteadOf, engine } = lobby;
  const { isTeacherIn } = useDoor(lobby);
  const { level, isHeard } = useVoice(own);
  const { camera, mic, preview } = switches.is;
  return (
    <div data-band="junior" className="room wait-junior">
      <Sky />
      <section className="room-card flex min-h-0 flex-col justify-between gap-4 p-6">
        <header className="flex items-center gap-4">
          <Face name={teacher.name} avatar={teacher.avatar} size={120} />
          <div className="min-w-0">
            <h1 className="text-2xl xl:text-3xl">{isTeacherIn ? t.isIn(teacher.name) : t.comesSoon(teacher.name)}</h1>
            {insteadOf !== null && <p className="text-lg">{t.standsIn(teacher.name)}</p>}
            {engine === 'outside' && <p className="text-lg">{t.outside}</p>}
            {(title || isTrial) && <p className="text-lg font-semibold">{title ? t.today(title[tongue]) : t.trial}</p>}
          </div>
        </header>
        <ul className="grid list-none gap-2.5">
          <Row
            isFine={camera}
            words={camera ? t.cameraSees : switches.wanted.camera ? t.noCamera : switches.hasCamera ? t.cameraOff : t.noCameras}
            sign={
              preview ? (
                <OwnPicture preview={preview} />
              ) : (
                <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={56} />
              )
            }
          />
          <Row isFine={isHeard} words={isHeard ? t.heard : mic ? t.sayHello : t.noMic} sign={<Icon of={Mic} size={28} />}>
            <VoiceBars level={level} />
          </Row>
          <Row isFine={false} words={t.hearsMusic} sign={<Icon of={Headphones} size={28} />}>
            <button type="button" className="room-key press ml-auto min-h-14 bg-card text-base shadow-press" onClick={() => play('win')}>
              <Icon of={Play} /> {t.playMusic}
            </button>
          </Row>
        </ul>
        <div className="flex gap-3.5">
          <button
            type="button"
            className="press flex min-h-16 grow items-center justify-center gap-2.5 rounded-lg bg-sun text-xl font-extrabold text-on-sun shadow-press"
            onClick={onEnter}
          >
            <Icon of={DoorOpen} size={28} /> {t.enter}
          </button>
          {switches.hasCamera && (
            <button
              type="button"
              aria-label={switches.wanted.camera ? t.turnCameraOff : t.turnCameraOn}
              title={switches.wanted.camera ? t.turnCameraOff : t.turnCameraOn}
              className="room-key press shadow-press"
              onClick={() => switches.setCamera(!switches.wanted.camera)}
            >
              <Icon of={switches.wanted.camera ? Video : VideoOff} size={28} />
            </button>
          )}
        </div>
      </section>
      <section className="room-card flex min-h-0 flex-col gap-4 p-6">
        <h2 className="text-xl">{t.draw}</h2>
        <div className="min-h-0 grow">
          <Drawing band="junior" />
        </div>
      </section>
    </div>
  );
}

function Row({ isFine, words, sign, children }: { isFine: boolean; words: string; sign: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex min-h-20 items-center gap-4 rounded-lg bg-sunk px-3.5 py-2">
      <span className="grid h-15 w-20 shrink-0 place-items-center overflow-clip rounded-md bg-brand-soft text-brand">{sign}</span>
      <b className="text-lg leading-tight">{words}</b>
      {children}
      {isFine && (
        <span aria-hidden className="ml-auto grid size-10 shrink-0 place-items-center rounded-full bg-good text-card">
          <Icon of={Check} />
        </span>
      )}
    </li>
  );
}
