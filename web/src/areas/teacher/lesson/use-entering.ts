import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { api } from '#api/client.ts';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isSeen = () => document.visibilityState === 'visible';

interface EnteringProps {
  lesson: TeacherLesson;
  /** When the lesson was last read, in ms: what has failed is tried again after the next reading. */
  readAt: number;
  onEntered(lesson: TeacherLesson): void;
}

/**
 * Whoever has the page of a lesson open, and looks at it, is in the lesson: it is told to the school as soon as that is
 * allowed. A page forgotten behind others enters nothing. Says whether telling failed, and how to try again.
 */
export function useEntering({ lesson, readAt, onEntered }: EnteringProps) {
  const seen = useSyncExternalStore(subscribe, isSeen);
  /** The reading after which it failed. */
  const [failedAt, setFailedAt] = useState<number>();
  const { eventId } = lesson;
  const wanted = seen && lesson.teacherHereAt === null && lesson.may.here.allowed;
  const enter = (id: string, after: number) => {
    api('POST /teacher/lessons/:eventId/here', { params: { eventId: id }, body: {} }, { silent: true }).then(onEntered, () =>
      setFailedAt(after),
    );
  };
  const enterNow = useEffectEvent(enter);
  useEffect(() => {
    if (wanted) enterNow(eventId, readAt);
  }, [wanted, eventId, readAt]);
  return { failed: failedAt !== undefined && wanted, again: () => enter(eventId, readAt) };
}
