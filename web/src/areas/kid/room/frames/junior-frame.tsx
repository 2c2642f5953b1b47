import { useTexts } from '#i18n/texts.ts';
import { Icon, Video, VideoOff } from '#kit/icon.tsx';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';
import { Seen } from '#widgets/player/seen.tsx';
import { RoomStage } from '#widgets/room/stage/room-stage.tsx';

import type { FrameProps } from './frame-props.ts';
import { AdultsDoor } from '../parts/adults-door.tsx';
import { Chat } from '../parts/chat.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { TeacherFace } from '../parts/faces.tsx';
import { LooksOn } from '../parts/looks-on.tsx';
import { OwnAmongOthers } from '../parts/own-among-others.tsx';
import { Sky } from '../parts/sky.tsx';
import { StarsRow } from '../parts/stars-row.tsx';
import { TroublePill } from '../parts/trouble.tsx';
import { type Reaction, useControls } from '../use-controls.ts';

/** The last one is what children do not dare to say. */
const reactions: ReadonlyArray<readonly [Reaction, OwnPicture]> = [
  ['clap', 'clapping-hands'],
  ['heart', 'red-heart'],
  ['gotIt', 'light-bulb'],
  ['slower', 'snail'],
];

/** Seven to nine: a card on the violet sky, classmates as animals, the chat in the teacher's sight. */
export function JuniorFrame({ lobby, kid, switches, lesson }: FrameProps) {
  const t = useTexts('kidRoom');
  const { mood, teacher, stars, isHandUp, left } = lesson;
  const { raise, react, resting } = useControls('junior', isHandUp);
  const { camera } = switches.wanted;
  return (
    <div data-band="junior" className="room room-junior">
      <Sky />
      <LooksOn band="junior" />
      <h1 className="sr-only">{t.lessonWith(teacher.name)}</h1>
      <section className="room-card relative flex min-h-0 min-w-0 flex-col overflow-clip p-5">
        <TroublePill lesson={lesson} />
        <div inert={mood === 'locked'} className={`flex min-h-0 grow flex-col ${mood === 'locked' ? 'opacity-60 blur-md' : ''}`}>
          {mood === 'coming' ? <Drawing band="junior" /> : <RoomStage viewer="kid" kidUid={kid.kidUid} band="junior" />}
        </div>
      </section>
      <aside className="room-junior-side">
        <div className={`min-h-0 ${mood === 'gone' || mood === 'reconnect' ? 'opacity-75 grayscale' : ''}`}>
          <TeacherFace lesson={lesson} frame="soft" />
        </div>
        <OwnAmongOthers kid={kid} switches={switches} frame="soft" size={64} className="room-class" />
        <Chat lobby={lobby} lesson={lesson} />
      </aside>
      <div className="room-bar">
        <button type="button" aria-pressed={isHandUp} aria-label={t.controls.hand} className="room-key press" onClick={raise}>
          <img src={ownPicture('raised-hand')} alt="" className="size-9" />
          <span className="room-words">{t.controls.hand}</span>
        </button>
        <fieldset aria-label={t.controls.reaction} className="flex gap-1.5 px-1.5">
          {reactions.map(([reaction, picture]) => (
            <button
              key={reaction}
              type="button"
              data-bare
              aria-label={t.controls.reactions[reaction]}
              title={t.controls.reactions[reaction]}
              aria-pressed={resting === reaction}
              className="room-key press"
              onClick={() => react(reaction)}
            >
              <img src={ownPicture(picture)} alt="" className="size-9" />
            </button>
          ))}
        </fieldset>
        <button type="button" className="room-key press" aria-label={t.controls.reactions.again} onClick={() => react('again')}>
          <img src={ownPicture('speaker-high-volume')} alt="" className="size-9" />
          <span className="room-words">{t.controls.again}</span>
        </button>
        <span className="grow" />
        <StarsRow stars={stars} size={36} className="room-stars" />
        <Seen label={t.leftSpoken(left.minutes)} className="flex items-center gap-2 font-extrabold whitespace-nowrap">
          <i className="room-pie" style={{ '--left': left.part } as React.CSSProperties} />
          <span aria-hidden>{t.minutes(left.minutes)}</span>
        </Seen>
        {switches.hasCamera && (
          <button
            type="button"
            data-bare
            data-good
            aria-pressed={camera}
            aria-label={t.controls.camera}
            title={camera ? t.wait.turnCameraOff : t.wait.turnCameraOn}
            className="room-key press"
            onClick={() => switches.setCamera(!camera)}
          >
            <Icon of={camera ? Video : VideoOff} size={28} />
          </button>
        )}
        <AdultsDoor band="junior" kidUid={kid.kidUid} switches={switches} />
      </div>
    </div>
  );
}
