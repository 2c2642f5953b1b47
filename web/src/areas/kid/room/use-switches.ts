import { useState } from 'react';

import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';
import { useOwnState } from '#widgets/room/self/use-own-media.ts';

import { keepSeat, type KeptSeat, keptSeat } from './kept-seat.ts';

/** Camera and microphone as the child wants them, and as they are: a camera that is wanted and not there is a grown-up's business. */
export function useSwitches(own: OwnMediaSource, eventId: string, hasCamera: boolean) {
  const [kept, setWanted] = useState<KeptSeat>(() => keptSeat(eventId) ?? { camera: true, mic: true });
  const wanted = hasCamera ? kept : { ...kept, camera: false };
  const is = useOwnState(own);
  const want = (change: Partial<KeptSeat>): void => {
    const next = { ...wanted, ...change };
    setWanted(next);
    if (keptSeat(eventId)) keepSeat(eventId, next);
    if (change.camera !== undefined && hasCamera) void own.setCamera(change.camera);
    if (change.mic !== undefined) void own.setMic(change.mic);
  };
  return {
    wanted,
    /** Children of this group may turn their cameras on. */
    hasCamera,
    is,
    /** Asks for both as they are wanted: the browser may ask the child. */
    begin: () => Promise.all([own.setCamera(wanted.camera), own.setMic(wanted.mic)]),
    setCamera: (camera: boolean) => want({ camera }),
    setMic: (mic: boolean) => want({ mic }),
  };
}
export type Switches = ReturnType<typeof useSwitches>;
