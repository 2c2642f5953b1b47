import type { Event } from '@school/contract/calendar/shapes';

import { api } from '#api/client.ts';
import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { textsOf, useTexts } from '#i18n/texts.ts';
import { at, wallClock } from '#i18n/time.ts';
import { raiseNotice } from '#kit/notice.ts';
import { nearestIn } from '#widgets/free-times/free-days.ts';

import type { Place } from '../use-place.ts';
import type { Scope } from './scope-choice.tsx';

/** What is asked again after a change of lessons. */
export const afterChange = ['GET /events', 'GET /user'] as const;

interface MoveRequest {
  scope: Scope;
  /** ms */
  start: number;
  timestamp: string;
  teacherId: string | undefined;
  reason: string;
}

/** Moves a lesson, shows the week it went to, and offers the way back where there is one. */
export function useTransfer({ zone, go }: Place, event: Event | undefined) {
  const t = useTexts('lessonChange');
  const locale = useLocale();
  const call = useCall('POST /events/:eventId/transfer', { changes: afterChange });

  /** Resolves with the nearest free times when somebody was faster; with nothing when it is done. */
  async function move({ scope, timestamp, teacherId, reason }: MoveRequest): Promise<readonly string[] | undefined> {
    if (!event) return undefined;
    try {
      const body = { scope, timestamp, reason, ...(teacherId !== undefined && { teacherId }) };
      const { event: now, moved } = await call.mutateAsync({ params: { eventId: event.eventId }, body });
      go({ event: undefined, do: undefined, week: wallClock(now.timestamp, zone).date });
      const words = (moment: string) => at(locale, moment, 'dayTime', zone);
      raiseNotice({
        tone: 'good',
        text: moved > 1 ? t.movedMany(moved) : t.moved(words(now.timestamp)),
        // A trial moves once, so its way back is no longer there.
        ...(scope === 'one' && now.may.transfer.allowed && { action: { label: t.undo, onPress: () => void putBack(now, event) } }),
      });
      return undefined;
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal)) throw cause;
      void changed('GET /events/:eventId/slots', 'GET /events/:eventId/changes', 'GET /events/:eventId');
      if (cause.code !== 'scheduling.slot_taken') return undefined;
      return nearestIn(cause.take().facts);
    }
  }
  return { move, busy: call.isPending };
}

/** A lesson that has just been moved goes back to where it stood. */
async function putBack(moved: Event, { timestamp, teacher }: Event): Promise<void> {
  const t = await textsOf('lessonChange');
  const body = { scope: 'one', timestamp, reason: t.undoReason, ...(teacher && { teacherId: teacher.teacherId }) } as const;
  try {
    await api('POST /events/:eventId/transfer', { params: { eventId: moved.eventId }, body });
    await changed(...afterChange);
    raiseNotice({ tone: 'good', text: t.undone });
  } catch (cause) {
    // Why not, the red notice has said.
    if (!(cause instanceof SchoolRefusal)) throw cause;
  }
}
