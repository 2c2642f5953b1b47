import type { RoomScript } from '@school/contract/lesson-room/task-calls';

import { useScript } from '#widgets/room/tasks/script-query.ts';
import { useConnection, useRoom } from '#widgets/room/use-room.ts';

/** The script of the lesson and the way through it. */
export interface Script {
  steps: RoomScript['steps'];
  notes: RoomScript['notes'];
  band: RoomScript['band'];
  at: number;
  panel: number;
  isBegun: boolean;
  goTo(step: number, panel?: number): void;
  /** Begins the lesson; then to the next step; after the last to its end. */
  goOn(): void;
}

/** Undefined until the script has come. */
export function useSteps(eventId: string, onLast: () => void): Script | undefined {
  const script = useScript(eventId);
  const { act } = useConnection();
  const at = useRoom(({ state }) => state.step);
  const panel = useRoom(({ state }) => state.panel);
  const isBegun = useRoom(({ state }) => state.startedAt !== null);
  if (!script) return undefined;
  const goTo = (step: number, shown = 0) => void act({ kind: 'step', step, panel: shown });
  return {
    steps: script.steps,
    notes: script.notes,
    band: script.band,
    at,
    panel,
    isBegun,
    goTo,
    goOn: () => {
      if (!isBegun) act({ kind: 'start' });
      else if (at + 1 < script.steps.length) goTo(at + 1);
      else onLast();
    },
  };
}
