import type { SubjectCode } from '@school/contract/catalogue/limits';
import type { Event } from '@school/contract/calendar/shapes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { api } from '#api/client.ts';
import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { nearestIn } from '#widgets/free-times/free-days.ts';

import { isTapped } from './tapped-time.ts';

/** How it stands with the time of a trial that is being confirmed. */
export type Holding =
  /** Only the address was opened: nothing is held before it is booked. */
  | { step: 'open' }
  | { step: 'taking' }
  | { step: 'held'; event: Event }
  /** It was held, and that has run out. */
  | { step: 'ended' }
  /** Somebody else has it; the nearest free ones (ISO) instead. */
  | { step: 'taken'; nearest: readonly string[] }
  /** The parent has to say that the child's age is no mistake. */
  | { step: 'overAge' }
  | { step: 'refused'; refusal: SchoolRefusal };

interface IntroRequest {
  kidUid: string;
  subject: SubjectCode;
  timestamp: string;
  /** The one who was chosen; undefined where the school chooses. */
  teacherId?: string;
}

/** Lets go of a held time, without a word when that fails: it runs out by itself. */
export const letGo = (eventId: string): Promise<void> =>
  api('POST /intro/hold/release', { body: { eventId } }, { silent: true, keepalive: true })
    .then(() => changed('GET /intro/slots', 'GET /events'))
    .then(() => undefined)
    .catch(() => undefined);

/** What a refusal of a time comes to on the page, which then shows it itself. */
export function afterRefusal(refusal: SchoolRefusal): Holding {
  refusal.take();
  if (refusal.code === 'scheduling.kid_over_age') return { step: 'overAge' };
  if (refusal.code === 'scheduling.slot_taken' || refusal.code === 'scheduling.hold_ended') {
    return { step: 'taken', nearest: nearestIn(refusal.facts) };
  }
  return { step: 'refused', refusal };
}

/**
 * Holds a time for a trial that was tapped, from the moment its page is opened until the page is left, unless it was booked. Closing the
 * browser is not leaving: who comes back in time finds it held.
 */
export function useIntroHold(request: IntroRequest) {
  const [holding, setHolding] = useState<Holding>(() => ({ step: isTapped(request.timestamp) ? 'taking' : 'open' }));
  const mine = useRef<{ eventId: string | undefined; left: boolean }>({ eventId: undefined, left: false });

  const ask = async (overAgeConfirmed: boolean): Promise<void> => {
    try {
      const event = await api('POST /intro/hold', { body: { ...request, ...(overAgeConfirmed && { overAgeConfirmed }) } });
      mine.current.eventId = event.eventId;
      if (mine.current.left) return await letGo(event.eventId);
      setHolding({ step: 'held', event });
      await changed('GET /intro/slots', 'GET /events');
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal)) throw cause;
      setHolding(afterRefusal(cause));
    }
  };

  const take = (overAgeConfirmed: boolean): Promise<void> => {
    setHolding({ step: 'taking' });
    return ask(overAgeConfirmed);
  };
  const askFirst = useEffectEvent(() => {
    if (isTapped(request.timestamp)) void ask(false);
  });

  useEffect(() => {
    const now = mine.current;
    now.left = false;
    // oxlint-disable-next-line react/set-state-in-effect -- it is set when the school has answered, not here
    askFirst();
    return () => {
      now.left = true;
      if (now.eventId !== undefined) void letGo(now.eventId);
    };
    // The page of another time is another page: it is held once, when it comes.
  }, []);

  return {
    holding,
    setHolding,
    take,
    /** It is a lesson now: there is nothing to let go of. */
    keep: () => {
      mine.current.eventId = undefined;
    },
  };
}
