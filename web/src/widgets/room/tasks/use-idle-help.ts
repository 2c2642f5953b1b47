import { useCallback, useEffect } from 'react';

import { useIdleLadder } from '#kit/play/idle-ladder.ts';

import { useTeacherHere } from '../people-here.ts';
import { useFeed, useMedia, useSpeaking } from '../room-media.ts';
import { useConnection } from '../use-room.ts';

/** Whether the teacher speaks now. */
function useIsTaught(): boolean {
  const media = useMedia();
  const from = useFeed(useTeacherHere()?.person)?.from;
  const level = useCallback(() => (from === undefined ? 0 : (media?.level(from) ?? 0)), [media, from]);
  return useSpeaking(level);
}

/**
 * The player's own help for a child that does nothing, and the teacher is told how far it has come. Who listens to the teacher is not
 * idle. Gives the rung, 0 to 3.
 */
export function useIdleHelp({
  taskNo,
  round,
  active,
  onSayAgain,
}: {
  taskNo: number;
  round: number;
  active: boolean;
  onSayAgain(): void;
}): number {
  const { pass } = useConnection();
  const isTaught = useIsTaught();
  const rung = useIdleLadder({
    of: `${taskNo} ${round}`,
    active: active && !isTaught,
    onRung: (reached) => {
      if (reached === 2) onSayAgain();
    },
  });
  useEffect(() => {
    if (rung === 0) return undefined;
    pass({ k: 'idle', taskNo, rung });
    return () => pass({ k: 'idle', taskNo, rung: 0 });
  }, [pass, taskNo, rung]);
  return rung;
}
