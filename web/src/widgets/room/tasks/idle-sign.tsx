import { idOf, roleOf } from '@school/contract/lesson-room/people';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';

import { useMember } from '../people-here.ts';
import { useOnPassing } from '../use-room.ts';

/** From this rung on the child was asked again by its page, and still does nothing. */
const seenFrom = 2;

/** The teacher is told that a child does nothing in its task; gone with the child's next touch. */
export function IdleSign({ taskNo, kidUid }: { taskNo: number; kidUid: string | null }) {
  const t = useTexts('roomTasks');
  const [idle, setIdle] = useState<string>();
  useOnPassing((who, it) => {
    if (it.k !== 'idle' || it.taskNo !== taskNo || roleOf(who) !== 'kid' || (kidUid !== null && idOf(who) !== kidUid)) return;
    setIdle((before) => (it.rung >= seenFrom ? who : before === who ? undefined : before));
  });
  const name = useMember(idle)?.name;
  // Always there: what appears in it is read aloud.
  return (
    <output
      className={
        idle === undefined ? 'sr-only' : 'mx-auto mt-2 rounded-full border-2 border-warn bg-warn-soft px-4 py-1 font-bold text-warn'
      }
    >
      {idle === undefined ? '' : t.idle(name ?? '')}
    </output>
  );
}
