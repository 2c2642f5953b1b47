import { useTexts } from '#i18n/texts.ts';
import { Mascot } from '#widgets/player/mascot.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { RoomStage } from '#widgets/room/stage/room-stage.tsx';

import type { FrameProps } from './frame-props.ts';
import { AdultsDoor } from '../parts/adults-door.tsx';
import { Candle } from '../parts/candle.tsx';
import { DoorFace } from '../parts/door-face.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { TeacherFace } from '../parts/faces.tsx';
import { LookHere } from '../parts/look-here.tsx';
import { LooksOn } from '../parts/looks-on.tsx';
import { OwnAmongOthers } from '../parts/own-among-others.tsx';
import { Sky } from '../parts/sky.tsx';
import { StarsRow } from '../parts/stars-row.tsx';
import { ThreeButtons } from '../parts/three-buttons.tsx';
import type { Lesson } from '../use-lesson.ts';

/** Three to six: the world is the stage, the teacher in a wooden frame, three round buttons, a candle. No word is needed. */
export function PreFrame({ kid, switches, lesson }: FrameProps) {
  const t = useTexts('kidRoom');
  const { mood, teacher, stars, left } = lesson;
  const isAlone = mood === 'gone' || mood === 'coming';
  return (
    <div data-band="pre" className="room room-pre">
      <Sky />
      <LooksOn band="pre" />
      <h1 className="sr-only">{t.lessonWith(teacher.name)}</h1>
      <section inert={mood === 'locked'} className="relative flex min-h-0 min-w-0 flex-col">
        {isAlone ? (
          <div className="flex min-h-0 grow items-end gap-3">
            <Mascot className="size-24 shrink-0 min-[1101px]:size-36" />
            <div className="h-full min-w-0 grow">
              <Drawing band="pre" />
            </div>
          </div>
        ) : (
          <RoomStage viewer="kid" kidUid={kid.kidUid} band="pre" />
        )}
      </section>
      <aside className="room-pre-faces">
        <div className={`relative min-h-0 ${mood === 'reconnect' ? 'opacity-75 grayscale' : ''}`}>
          {isAlone ? <OpenDoor lesson={lesson} /> : <TeacherFace lesson={lesson} frame="wood" isPlain />}
          {mood === 'weak' && (
            <span className="room-slow">
              <img src={ownPicture('snail')} alt={t.state.weak} />
            </span>
          )}
        </div>
        <OwnAmongOthers kid={kid} switches={switches} frame="wood" size={96} className="w-49 max-w-full justify-self-end" />
      </aside>
      <div className="room-shelf">
        <AdultsDoor band="pre" kidUid={kid.kidUid} switches={switches} />
        <ThreeButtons lesson={lesson} isPale={isAlone} />
        <StarsRow stars={stars} size={44} className="room-dark" />
        <span className="room-dark py-1">
          <Candle part={left.part} minutes={left.minutes} />
        </span>
      </div>
      {mood === 'locked' && <LookHere lesson={lesson} />}
      {mood === 'reconnect' && (
        <output className="room-night">
          <Mascot className="size-24" />
          <Dots />
          <span className="sr-only">
            {t.state.reconnect}. {t.state.goesOn}
          </span>
        </output>
      )}
      <output className="sr-only">
        {mood === 'gone' ? t.state.gone(teacher.name) : mood === 'coming' ? t.state.coming(teacher.name) : ''}
      </output>
    </div>
  );
}

function OpenDoor({ lesson: { teacher } }: { lesson: Lesson }) {
  return (
    <div data-frame="wood" className="room-face h-full">
      <svg viewBox="0 0 160 170" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full" aria-hidden>
        <rect width="160" height="170" fill="var(--cloth)" />
        <rect x="44" y="26" width="72" height="144" rx="8" fill="var(--wood-deep)" />
        <rect x="51" y="33" width="58" height="137" rx="5" fill="var(--color-individual)" />
        <path d="M51 33l38 12v118l-38 7z" fill="var(--color-brand)" />
        <circle cx="82" cy="104" r="4" fill="var(--color-sun)" />
      </svg>
      <span className="absolute right-3.5 bottom-3.5 rounded-full ring-5 ring-white saturate-50">
        <DoorFace teacher={teacher} size={92} />
      </span>
    </div>
  );
}

const Dots = () => (
  <span className="flex gap-3" aria-hidden>
    <i className="room-dot" />
    <i className="room-dot" />
    <i className="room-dot" />
  </span>
);
