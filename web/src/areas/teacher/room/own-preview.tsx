import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Icon, VideoOff } from '#kit/icon.tsx';
import { Select } from '#kit/select.tsx';
import { lookForDevices, type MediaDevice, useMediaDevices } from '#widgets/equipment-check/use-media-devices.ts';
import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';
import { useOwnState } from '#widgets/room/self/use-own-media.ts';
import { OwnPicture } from '#widgets/room/tiles/person-tile.tsx';

import { SelfButtons } from './self-buttons.tsx';

/** The own picture and voice before the lesson, and which devices they come from. */
export function OwnPreview({ own }: { own: OwnMediaSource }) {
  const { wait: t } = useTexts('teacherRoom');
  const { preview } = useOwnState(own);
  const { videoinput, audioinput } = useMediaDevices();
  const [chosen, setChosen] = useState({ camera: '', mic: '' });
  // Their names are told only after one of them was allowed.
  useEffect(() => {
    void lookForDevices();
    return own.subscribe(() => void lookForDevices());
  }, [own]);
  const choose = (kind: 'camera' | 'mic', id: string) => {
    setChosen({ ...chosen, [kind]: id });
    void own.setDevices({ [kind]: id });
  };
  return (
    <section aria-label={t.own} className="flex flex-col gap-4">
      <div className="relative grid aspect-video max-h-[52dvh] place-items-center overflow-hidden rounded-lg bg-sunk">
        {preview ? (
          <OwnPicture preview={preview} />
        ) : (
          <p className="flex items-center gap-2 text-mute">
            <Icon of={VideoOff} />
            {t.noCamera}
          </p>
        )}
        <div className="absolute bottom-3 left-3 flex items-center gap-2 rounded-full bg-card p-1 pr-4 shadow-float">
          <SelfButtons own={own} />
          <Level own={own} />
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <DeviceSelect name="camera" label={t.camera} devices={videoinput} value={chosen.camera} onChoose={(id) => choose('camera', id)} />
        <DeviceSelect name="mic" label={t.mic} devices={audioinput} value={chosen.mic} onChoose={(id) => choose('mic', id)} />
      </div>
    </section>
  );
}

interface DeviceSelectProps {
  name: string;
  label: string;
  devices: readonly MediaDevice[];
  value: string;
  onChoose(id: string): void;
}

function DeviceSelect({ name, label, devices, value, onChoose }: DeviceSelectProps) {
  const { wait: t } = useTexts('teacherRoom');
  const named = devices.filter((device) => device.label !== '');
  // Of one device nothing can be chosen.
  if (named.length < 2) return null;
  return (
    <Select
      name={name}
      label={label}
      required
      options={[{ value: 'any', label: t.byItself }, ...named.map(({ id, label: text }) => ({ value: id, label: text }))]}
      value={value || 'any'}
      onChange={(id) => id !== 'any' && onChoose(id)}
    />
  );
}

const bars = 5;

/** Five bars that grow with the voice: whoever sees them move is heard. */
function Level({ own }: { own: OwnMediaSource }) {
  const { wait: t } = useTexts('teacherRoom');
  const [on, setOn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setOn(Math.min(bars, Math.round(own.level() * bars * 2))), 120);
    return () => clearInterval(timer);
  }, [own]);
  return (
    <span className="flex gap-1">
      <span className="sr-only">{t.level}</span>
      {Array.from({ length: bars }, (_, nr) => (
        <span aria-hidden key={nr} className={`h-5 w-1.5 rounded-full ${nr < on ? 'bg-good' : 'bg-line'}`} />
      ))}
    </span>
  );
}
