import { useEffect, useState } from 'react';

import { useRoom } from '../use-room.ts';

/** Whether a task that begins for all at once has begun, by the school's clock. */
export function useStarted(startsAt: string | null): boolean {
  const ahead = useRoom(({ clockAhead }) => clockAhead);
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => {
    if (startsAt === null) return undefined;
    const timer = setTimeout(() => setStarted(true), Math.max(0, Date.parse(startsAt) - Date.now() - ahead));
    return () => clearTimeout(timer);
  }, [startsAt, ahead]);
  return startsAt === null || hasStarted;
}
