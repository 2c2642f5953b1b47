import type { LucideIcon } from 'lucide-react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Icon, Mic, MicOff, Video, VideoOff } from '#kit/icon.tsx';
import { Button } from '#kit/button.tsx';
import { useKeys } from '#kit/play/use-keys.ts';
import { Face } from '#widgets/face/face.tsx';
import { OwnPicture } from '#widgets/room/tiles/person-tile.tsx';

import { useTongue } from '../../use-kid.ts';
import { DeviceChoice } from '../parts/device-choice.tsx';
import { TeenChecks } from './teen-checks.tsx';
import { useDoor, useVoice } from './use-checks.ts';
import type { WaitingProps } from './waiting-props.ts';

/** Thirteen and older: the own picture, the devices, three checks with figures. */
export function TeenWait({ lobby, kid, own, switches, onEnter }: WaitingProps) {
  const room = useTexts('kidRoom');
  const t = room.wait;
  const names = useTexts('names');
  const tongue = useTongue();
  const locale = useLocale();
  const { teacher, title, subject, insteadOf, engine } = lobby;
  const { isTeacherIn, minutes } = useDoor(lobby);
  const { level } = useVoice(own);
  const { preview } = switches.is;
  const { wanted } = switches;
  useKeys({ Enter: onEnter });
  return (
    <div data-band="teen" className="room">
      <header className="flex h-14 items-center gap-4 border-b border-line px-4">
        <b className="min-w-0 truncate">
          {names.subjects[subject]}
          {title && ` · ${title[tongue]}`}
        </b>
        <span className="ml-auto shrink-0 text-mute">
          {t.begins(at(locale, lobby.timestamp, 'time', lobby.zone))}
          {minutes > 0 && `, ${t.in(minutes)}`}
        </span>
      </header>
      <div className="wait-teen">
        <section className="relative grid h-full max-h-[520px] place-items-center overflow-clip rounded-lg bg-sunk">
          {preview ? <OwnPicture preview={preview} /> : <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={160} />}
          <div className="absolute bottom-3 left-3 flex items-center gap-1.5 rounded-md bg-card/90 p-1.5">
            <DeviceSwitch isOn={wanted.mic} label={room.controls.mic} signs={[Mic, MicOff]} onSet={switches.setMic} />
            {switches.hasCamera && (
              <DeviceSwitch isOn={wanted.camera} label={room.controls.camera} signs={[Video, VideoOff]} onSet={switches.setCamera} />
            )}
            <meter aria-label={t.level} min={0} max={1} value={Math.min(1, level)} className="mx-2 w-24" />
          </div>
        </section>
        <section className="flex flex-col gap-3.5">
          <div className="flex items-center gap-3.5">
            <Face name={teacher.name} avatar={teacher.avatar} size={72} />
            <div className="min-w-0">
              <h1 className="text-xl">{teacher.name}</h1>
              <p className="text-mute">{isTeacherIn ? t.isHere : t.isComing}</p>
              {insteadOf !== null && <p>{t.standsIn(teacher.name)}</p>}
            </div>
          </div>
          {engine === 'outside' && <p className="rounded-md bg-sunk p-3">{t.outside}</p>}
          <DeviceChoice own={own} />
          <TeenChecks switches={switches} eventId={lobby.eventId} />
          <Button kind="primary" size="large" wide onPress={onEnter}>
            {t.enter} <kbd aria-hidden>↵</kbd>
          </Button>
        </section>
      </div>
    </div>
  );
}

interface DeviceSwitchProps {
  isOn: boolean;
  label: string;
  /** While it is on, and off. */
  signs: readonly [LucideIcon, LucideIcon];
  onSet(isOn: boolean): void;
}

const DeviceSwitch = ({ isOn, label, signs: [on, off], onSet }: DeviceSwitchProps) => (
  <button type="button" className="room-tool" data-good aria-pressed={isOn} aria-label={label} onClick={() => onSet(!isOn)}>
    <Icon of={isOn ? on : off} />
  </button>
);
