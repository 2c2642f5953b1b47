import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Hand, Icon, LifeBuoy, LogOut, Mic, MicOff, Settings, Star, Video, VideoOff } from '#kit/icon.tsx';
import { useKeys } from '#kit/play/use-keys.ts';
import type { Band } from '#widgets/player/band.ts';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';
import { Seen } from '#widgets/player/seen.tsx';

import { type Reaction, useControls } from '../use-controls.ts';
import type { Lesson } from '../use-lesson.ts';
import type { Switches } from '../use-switches.ts';

const reactions: ReadonlyArray<readonly [Reaction, OwnPicture]> = [
  ['clap', 'thumbs-up'],
  ['gotIt', 'light-bulb'],
  ['slower', 'snail'],
  ['again', 'speaker-high-volume'],
];

const keys = { mic: 'm', camera: 'v', hand: 'h' } as const;

/** What is asked in the middle of the lesson. */
export type TeenAsks = 'leave' | 'devices' | 'help';

interface TeenBarProps {
  band: Band;
  lesson: Lesson;
  switches: Switches;
  /** Nothing else has the keys now. */
  hasKeys: boolean;
  onAsk(what: TeenAsks): void;
}

/** What one sends, says and gets: words and keys on the main buttons. */
export function TeenBar({ band, lesson: { stars, isHandUp, isMuted }, switches, hasKeys, onAsk }: TeenBarProps) {
  const t = useTexts('kidRoom');
  const { raise, react, resting } = useControls(band, isHandUp);
  const { wanted } = switches;
  const does = {
    mic: () => switches.setMic(!wanted.mic),
    camera: () => switches.hasCamera && switches.setCamera(!wanted.camera),
    hand: raise,
  };
  useKeys(
    {
      letter(letter) {
        const what = (['mic', 'camera', 'hand'] as const).find((one) => keys[one] === letter.toLowerCase());
        if (what) does[what]();
        return what !== undefined;
      },
    },
    hasKeys,
  );
  return (
    <div className="col-span-full flex items-center gap-1 border-t border-line px-3">
      <Tool label={isMuted ? t.muted : t.controls.mic} letter={keys.mic} pressed={wanted.mic && !isMuted} isOwn onPress={does.mic}>
        <Icon of={wanted.mic && !isMuted ? Mic : MicOff} />
      </Tool>
      {switches.hasCamera && (
        <Tool label={t.controls.camera} letter={keys.camera} pressed={wanted.camera} isOwn onPress={does.camera}>
          <Icon of={wanted.camera ? Video : VideoOff} />
        </Tool>
      )}
      <Tool label={t.controls.settings} isBare onPress={() => onAsk('devices')}>
        <Icon of={Settings} />
      </Tool>
      <Tool label={t.controls.hand} letter={keys.hand} pressed={isHandUp} onPress={does.hand}>
        <Icon of={Hand} />
      </Tool>
      <fieldset aria-label={t.controls.reaction} className="flex gap-1">
        {reactions.map(([reaction, picture]) => (
          <Tool key={reaction} label={t.controls.reactions[reaction]} isBare pressed={resting === reaction} onPress={() => react(reaction)}>
            <img src={ownPicture(picture)} alt="" className="size-5" />
          </Tool>
        ))}
      </fieldset>
      <span className="grow" />
      <Seen label={t.stars(stars, lessonRoomLimits.starsMost)} className="flex items-center gap-1.5 px-3 font-extrabold text-warn">
        <Icon of={Star} className="fill-current" />
        <span aria-hidden>{`${stars}/${lessonRoomLimits.starsMost}`}</span>
      </Seen>
      <Tool label={t.help.open} onPress={() => onAsk('help')}>
        <Icon of={LifeBuoy} />
      </Tool>
      <Tool label={t.controls.leave} onPress={() => onAsk('leave')}>
        <Icon of={LogOut} />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  /** Its key, shown beside the word. */
  letter?: string;
  pressed?: boolean;
  /** What one sends: green while it goes. */
  isOwn?: boolean;
  /** The picture says it; the word is read out, and shown on hover. */
  isBare?: boolean;
  onPress(): void;
  children: ReactNode;
}

const Tool = ({ label, letter, pressed, isOwn = false, isBare = false, onPress, children }: ToolProps) => (
  <button type="button" data-good={isOwn || undefined} aria-pressed={pressed} title={label} className="room-tool press" onClick={onPress}>
    {children}
    <span className={isBare ? 'sr-only' : 'max-xl:sr-only'}>{label}</span>
    {letter !== undefined && <kbd aria-hidden>{letter.toUpperCase()}</kbd>}
  </button>
);
