import type { helpCodes } from '@school/contract/lesson-room/limits';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { thisDevice } from '#widgets/equipment-check/steps/this-device.ts';

import { useMember } from './people-here.ts';
import { useEventId, useRoom } from './use-room.ts';

export type HelpCode = (typeof helpCodes)[number];

/** Calls the school for help, with numbers and names of this page alone: no picture and no voice. */
export function useHelpCall(): { isPending: boolean; call(code: HelpCode): Promise<unknown> } {
  const eventId = useEventId();
  const beat = useMember(useRoom((room) => room.you))?.heartbeat;
  const help = useCall('POST /lesson-room/:eventId/help');
  return {
    isPending: help.isPending,
    call(code) {
      const { browser, version, system } = thisDevice();
      const line = beat ? { rtt: beat.rtt ?? -1, loss: beat.loss ?? -1, ladder: beat.ladder, mic: beat.mic, camera: beat.camera } : {};
      const asked = help.mutateAsync({ params: { eventId }, body: { code, facts: { browser, version, system, ...line } } });
      // Who calls twice wants the same: the page says already that the school knows.
      return asked.catch((cause: unknown) => {
        if (cause instanceof SchoolRefusal && cause.code === 'lesson_room.help_waits') cause.take();
        else throw cause;
      });
    },
  };
}
