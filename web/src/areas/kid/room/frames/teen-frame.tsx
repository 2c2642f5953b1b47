import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Hand, Icon, LogOut, Mic, MicOff, Settings, Star, Video, VideoOff } from '#kit/icon.tsx';
import { useKeys } from '#kit/play/use-keys.ts';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';
import { Seen } from '#widgets/player/seen.tsx';
import { RoomStage } from '#widgets/room/stage/room-stage.tsx';

import { useTongue } from '../../use-kid.ts';
import type { FrameProps } from './frame-props.ts';
import { Chat } from '../parts/chat.tsx';
import { OwnFace, TeacherFace } from '../parts/faces.tsx';
import { LooksOn } from '../parts/looks-on.tsx';
import { TroubleLine } from '../parts/trouble.tsx';
import { type Reaction, useControls } from '../use-controls.ts';

const LeaveDialog = lazy(() => import('../parts/leave-dialog.tsx').then((file) => ({ default: file.LeaveDialog })));
const DeviceDialog = lazy(() => import('../parts/device-dialog.tsx').then((file) => ({ default: file.DeviceDialog })));

const reactions: ReadonlyArray<readonly [Reaction, OwnPicture]> = [
  ['clap', 'thumbs-up'],
  ['gotIt', 'light-bulb'],
  ['slower', 'snail'],
  ['again', 'speaker-high-volume'],
];

const keys = { mic: 'm', camera: 'v', hand: 'h' } as const;

/** Thirteen and older: dense, words and keys on the buttons, no play-school. */
export function TeenFrame({ lobby, kid, own, switches, lesson }: FrameProps) {
  const t = useTexts('kidRoom');
  const tongue = useTongue();
  const { mood, stars, isHandUp, left, teacher } = lesson;
  const { raise, react, resting } = useControls('teen', isHandUp);
  const { wanted } = switches;
  const [asks, setAsks] = useState<'leave' | 'devices'>();
  useKeys(
    {
      letter(letter) {
        const key = letter.toLowerCase();
        if (key === keys.mic) switches.setMic(!wanted.mic);
        else if (key === keys.camera) switches.setCamera(!wanted.camera);
        else if (key === keys.hand) raise();
        else return false;
        return true;
      },
    },
    asks === undefined && mood !== 'locked',
  );
  return (
    <div data-band="teen" className="room room-teen">
      <LooksOn band="teen" />
      <header className="col-span-full flex items-center gap-4 border-b border-line px-4">
        <h1 className="min-w-0 truncate text-base">{lobby.title ? lobby.title[tongue] : t.lessonWith(teacher.name)}</h1>
        <span className="ml-auto shrink-0 text-mute">{t.left(left.minutes)}</span>
      </header>
      <section className="relative flex min-h-0 min-w-0 flex-col">
        <div inert={mood === 'locked'} className={`flex min-h-0 grow flex-col p-4 ${mood === 'locked' ? 'opacity-50' : ''}`}>
          <RoomStage viewer="kid" kidUid={kid.kidUid} band="teen" />
        </div>
        <TroubleLine lesson={lesson} />
      </section>
      <aside className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[182px_64px_minmax(0,1fr)] gap-3 py-3 pr-3">
        <div className={`min-h-0 ${mood === 'gone' || mood === 'reconnect' ? 'opacity-75 grayscale' : ''}`}>
          <TeacherFace lesson={lesson} frame="flat" />
        </div>
        <div className="min-h-0 w-26 justify-self-end">
          <OwnFace kid={kid} switches={switches} frame="flat" size={56} />
        </div>
        <Chat lobby={lobby} lesson={lesson} />
      </aside>
      <div className="col-span-full flex items-center gap-1 border-t border-line px-3">
        <button
          type="button"
          data-good
          aria-pressed={wanted.mic}
          aria-label={t.controls.mic}
          className="room-tool press"
          onClick={() => switches.setMic(!wanted.mic)}
        >
          <Icon of={wanted.mic ? Mic : MicOff} />
          <span className="max-lg:hidden">{t.controls.mic}</span>
          <kbd aria-hidden>{keys.mic.toUpperCase()}</kbd>
        </button>
        <button
          type="button"
          data-good
          aria-pressed={wanted.camera}
          aria-label={t.controls.camera}
          className="room-tool press"
          onClick={() => switches.setCamera(!wanted.camera)}
        >
          <Icon of={wanted.camera ? Video : VideoOff} />
          <span className="max-lg:hidden">{t.controls.camera}</span>
          <kbd aria-hidden>{keys.camera.toUpperCase()}</kbd>
        </button>
        <button
          type="button"
          aria-label={t.controls.settings}
          title={t.controls.settings}
          className="room-tool press"
          onClick={() => setAsks('devices')}
        >
          <Icon of={Settings} />
        </button>
        <button type="button" aria-pressed={isHandUp} aria-label={t.controls.hand} className="room-tool press" onClick={raise}>
          <Icon of={Hand} />
          <span className="max-lg:hidden">{t.controls.hand}</span>
          <kbd aria-hidden>{keys.hand.toUpperCase()}</kbd>
        </button>
        <fieldset aria-label={t.controls.reaction} className="flex gap-1">
          {reactions.map(([reaction, picture]) => (
            <button
              key={reaction}
              type="button"
              aria-label={t.controls.reactions[reaction]}
              title={t.controls.reactions[reaction]}
              aria-pressed={resting === reaction}
              className="room-tool press"
              onClick={() => react(reaction)}
            >
              <img src={ownPicture(picture)} alt="" className="size-5" />
            </button>
          ))}
        </fieldset>
        <span className="grow" />
        <Seen label={t.stars(stars, lessonRoomLimits.starsMost)} className="flex items-center gap-1.5 px-3 font-extrabold text-warn">
          <Icon of={Star} className="fill-current" />
          <span aria-hidden>{`${stars}/${lessonRoomLimits.starsMost}`}</span>
        </Seen>
        <button type="button" className="room-tool press" onClick={() => setAsks('leave')}>
          <Icon of={LogOut} /> {t.controls.leave}
        </button>
      </div>
      {asks && (
        <Suspense>
          {asks === 'leave' ? (
            <LeaveDialog kidUid={kid.kidUid} onClose={() => setAsks(undefined)} />
          ) : (
            <DeviceDialog own={own} onClose={() => setAsks(undefined)} />
          )}
        </Suspense>
      )}
    </div>
  );
}
