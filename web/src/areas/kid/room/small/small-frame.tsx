import { useTexts } from '#i18n/texts.ts';
import { Icon, Video, VideoOff } from '#kit/icon.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { RoomStage } from '#widgets/room/stage/room-stage.tsx';
import { useRoom } from '#widgets/room/use-room.ts';

import type { FrameProps } from '../frames/frame-props.ts';
import { AdultsDoor } from '../parts/adults-door.tsx';
import { OwnFace, TeacherFace } from '../parts/faces.tsx';
import { LooksOn } from '../parts/looks-on.tsx';
import { Sky } from '../parts/sky.tsx';
import { StarsRow } from '../parts/stars-row.tsx';
import { TroubleLine } from '../parts/trouble.tsx';
import { LookHere } from '../parts/look-here.tsx';
import { useControls } from '../use-controls.ts';
import { ChatButton } from './chat-button.tsx';

/** On a phone: the teacher above what is on the stage, and a row of buttons; beside it when the phone lies. For every age. */
export function SmallFrame({ lobby, kid, switches, lesson, band }: FrameProps) {
  const t = useTexts('kidRoom');
  const { mood, teacher, stars, isHandUp } = lesson;
  const { raise, react } = useControls(band, isHandUp);
  const { camera } = switches.wanted;
  // A task needs the height more than a face does.
  const hasTask = useRoom(({ state }) => state.stage === 'task');
  return (
    <div data-band={band} className="room flex flex-col" style={{ minHeight: 0 }}>
      {band !== 'teen' && <Sky />}
      <LooksOn band={band} isSmall />
      <div
        className={`relative grid min-h-0 grow grid-cols-[minmax(0,1fr)] gap-2 p-2 ${hasTask ? 'grid-rows-[minmax(0,18dvh)_minmax(0,1fr)_80px]' : 'grid-rows-[minmax(0,26dvh)_minmax(0,1fr)_80px]'} landscape:grid-cols-[minmax(0,1fr)_32dvw] landscape:grid-rows-[minmax(0,1fr)_72px]`}
      >
        <h1 className="sr-only">{t.lessonWith(teacher.name)}</h1>
        <aside className={`relative min-h-0 landscape:order-2 ${mood === 'gone' || mood === 'reconnect' ? 'opacity-75 grayscale' : ''}`}>
          <TeacherFace lesson={lesson} frame="flat" />
          <StarsRow stars={stars} size={20} className="room-dark absolute top-2 left-2" />
          <div className="absolute right-2 bottom-2 h-20 w-24 rounded-[12px] ring-3 ring-white">
            <OwnFace kid={kid} switches={switches} frame="flat" size={48} />
          </div>
        </aside>
        <section className="relative flex min-h-0 min-w-0 flex-col overflow-clip rounded-lg bg-card landscape:order-1">
          {/* Who does not read yet is shown what is the matter. */}
          {!(band === 'pre' && mood === 'locked') && <TroubleLine lesson={lesson} />}
          <div inert={mood === 'locked'} className={`flex min-h-0 grow flex-col overflow-auto ${mood === 'locked' ? 'opacity-50' : ''}`}>
            <RoomStage viewer="kid" kidUid={kid.kidUid} band={band} />
          </div>
        </section>
        <div className="flex items-center justify-between gap-1 rounded-lg bg-card/95 px-2 max-[400px]:*:min-w-14 max-[400px]:*:px-2 landscape:order-3 landscape:col-span-full">
          <button type="button" aria-pressed={isHandUp} aria-label={t.controls.raise} className="room-key press" onClick={raise}>
            <img src={ownPicture('raised-hand')} alt="" className="size-9" />
          </button>
          <button type="button" aria-label={t.controls.reactions.again} className="room-key press" onClick={() => react('again')}>
            <img src={ownPicture('speaker-high-volume')} alt="" className="size-9" />
          </button>
          {switches.hasCamera && (
            <button
              type="button"
              data-good
              aria-pressed={camera}
              aria-label={t.controls.camera}
              className="room-key press"
              onClick={() => switches.setCamera(!camera)}
            >
              <Icon of={camera ? Video : VideoOff} size={28} />
            </button>
          )}
          {band !== 'pre' && <ChatButton lobby={lobby} lesson={lesson} />}
          <AdultsDoor band={band} kidUid={kid.kidUid} switches={switches} />
        </div>
      </div>
      {band === 'pre' && mood === 'locked' && <LookHere lesson={lesson} />}
    </div>
  );
}
