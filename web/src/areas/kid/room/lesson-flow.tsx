import type { Facts } from '@school/contract/verdict';
import type { Lobby } from '@school/contract/lesson-room/shapes';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useSession } from '#api/session.ts';
import { partAhead } from '#kit/part-ahead.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { whenQuiet } from '#kit/when-quiet.ts';
import { useOwnMedia } from '#widgets/room/self/use-own-media.ts';

import { keepSeat, keptSeat } from './kept-seat.ts';
import type { SeenAs } from './lesson-kid.ts';
import { Refused } from './refused.tsx';
import { useIsSmall } from './use-is-small.ts';
import { useSwitches } from './use-switches.ts';
import { WaitingRoom } from './waiting/waiting-room.tsx';

/** The room comes while the child waits. */
const Seat = partAhead(() => import('./seat.tsx').then((file) => file.Seat));
/** On a phone alone. */
const OtherDevice = lazy(() => import('./other-device.tsx').then((file) => ({ default: file.OtherDevice })));

interface FlowProps extends SeenAs {
  lobby: Lobby;
}

/** Refused, waiting, or in: the school says which, and one tap leads from the second to the third. */
export function LessonFlow({ lobby, kid, band }: FlowProps) {
  const { eventId, may } = lobby;
  const own = useOwnMedia('kid');
  const switches = useSwitches(own, eventId, lobby.cameras !== 'off');
  /** When the child asked to come in, by `performance.now()`; a page that was in before asks by itself. */
  const [tapped, setTapped] = useState<number | undefined>(() => (keptSeat(eventId) ? performance.now() : undefined));
  const [refusal, setRefusal] = useState<{ why: string; facts: Facts }>();
  const isPhone = useIsSmall();
  // Whoever typed a code here has no bigger screen.
  const isLetIn = useSession()?.onlyRoom !== undefined;
  const [isHere, setHere] = useState(isLetIn);
  const isSmall = isPhone && !isHere;
  const isIn = tapped !== undefined;
  const mayBegin = !isSmall && refusal === undefined && (isIn || may.enter.allowed);
  const begin = useEffectEvent(() => void switches.begin());
  useEffect(() => {
    if (mayBegin) begin();
  }, [mayBegin]);

  useEffect(() => void whenQuiet().then(Seat.ahead), []);

  const goIn = () => {
    setRefusal(undefined);
    setTapped(performance.now());
  };
  const refused = (cause: unknown) => {
    keepSeat(eventId, undefined);
    setTapped(undefined);
    if (cause instanceof SchoolRefusal) cause.take();
    setRefusal(cause instanceof SchoolRefusal ? { why: cause.code, facts: cause.facts } : { why: 'unknown', facts: {} });
    void changed('GET /lesson-room/:eventId');
  };

  if (isSmall && !isIn)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OtherDevice band={band} kidUid={kid.kidUid} lobby={lobby} onHere={() => setHere(true)} />
      </Suspense>
    );
  if (tapped !== undefined)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Seat key={tapped} {...{ tapped, lobby, kid, band, own, switches }} onRefused={refused} onAgain={goIn} />
      </Suspense>
    );
  // What the school said to this page is older than what it says of the room now.
  const why = refusal && !may.enter.allowed ? may.enter : (refusal ?? (may.enter.allowed ? undefined : may.enter));
  if (why)
    return <Refused why={why.why} facts={why.facts} lobby={lobby} band={band} kidUid={kid.kidUid} onAgain={() => setRefusal(undefined)} />;
  return <WaitingRoom lobby={lobby} kid={kid} band={band} own={own} switches={switches} onEnter={goIn} />;
}
