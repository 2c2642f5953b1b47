import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Select } from '#kit/select.tsx';
import { lookForDevices, useMediaDevices } from '#widgets/equipment-check/use-media-devices.ts';
import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';
import { useMedia } from '#widgets/room/room-media.ts';
import { useOwnState } from '#widgets/room/self/use-own-media.ts';

const usual = 'usual';

/** Which camera and microphone, and in the room which speaker. The browser tells their names once one of them was allowed. */
export function DeviceChoice({ own }: { own: OwnMediaSource }) {
  const t = useTexts('kidRoom').wait;
  const media = useMedia();
  const { camera, mic } = useOwnState(own);
  const { videoinput, audioinput, audiooutput } = useMediaDevices();
  const [chosen, setChosen] = useState({ camera: usual, mic: usual, speaker: usual });
  const isAllowed = camera || mic;
  useEffect(() => {
    if (isAllowed) void lookForDevices();
  }, [isAllowed]);
  const pick = (what: keyof typeof chosen) => (id: string) => {
    setChosen({ ...chosen, [what]: id });
    // Without a name the browser takes what it usually does.
    const named = id === usual ? '' : id;
    if (what === 'speaker') void media?.setDevices({ speaker: named });
    else void own.setDevices({ [what]: named });
  };
  const options = (list: typeof videoinput) => [
    { value: usual, label: t.usual },
    ...list.map(({ id, label }, at) => ({ value: id, label: label || String(at + 1) })),
  ];
  return (
    <div className="grid gap-3">
      <Select required name="camera" label={t.camera} value={chosen.camera} options={options(videoinput)} onChange={pick('camera')} />
      <Select required name="mic" label={t.mic} value={chosen.mic} options={options(audioinput)} onChange={pick('mic')} />
      {media && audiooutput.length > 0 && (
        <Select required name="speaker" label={t.sound} value={chosen.speaker} options={options(audiooutput)} onChange={pick('speaker')} />
      )}
    </div>
  );
}
