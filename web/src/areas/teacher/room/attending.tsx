import type { Lobby } from '@school/contract/lesson-room/shapes';
import { Suspense, useEffect, useState } from 'react';

import { partAhead } from '#kit/part-ahead.tsx';
import { useOwnMedia } from '#widgets/room/self/use-own-media.ts';

import { Refused } from './over-card.tsx';
import { Waiting } from './waiting.tsx';

/** The room itself comes while one looks into the camera before its door. */
const InRoom = partAhead(() => import('./in-room.tsx').then((file) => file.InRoom));

interface AttendingProps {
  lobby: Lobby;
  /** A verdict of the lobby changes by now. */
  onDue(): void;
  onEnded(): void;
}

/** One coming into the room; asking again makes a new one. */
interface Coming {
  nr: number;
  tapped: number;
}

/** From the waiting room into the lesson, with one camera: it runs before the door and goes on behind it. */
export function Attending({ lobby, onDue, onEnded }: AttendingProps) {
  const { eventId } = lobby;
  const own = useOwnMedia('teacher');
  useEffect(() => {
    void own.setCamera(true);
    void own.setMic(true);
    void InRoom.ahead();
  }, [own]);
  const [coming, setComing] = useState<Coming | undefined>(() =>
    // Whoever loads the page anew in the middle of a lesson is back in it, and not before its door.
    wasInside(eventId) && lobby.may.enter.allowed ? { nr: 0, tapped: performance.now() } : undefined,
  );
  const [refusal, setRefusal] = useState<unknown>();
  const come = () => {
    rememberInside(eventId);
    setRefusal(undefined);
    setComing({ nr: (coming?.nr ?? 0) + 1, tapped: performance.now() });
  };
  if (refusal !== undefined) return <Refused eventId={eventId} cause={refusal} onAgain={come} />;
  if (!coming) return <Waiting lobby={lobby} own={own} onDue={onDue} onEnter={come} />;
  return (
    <Suspense>
      <InRoom key={coming.nr} lobby={lobby} own={own} tapped={coming.tapped} onRefused={setRefusal} onAgain={come} onEnded={onEnded} />
    </Suspense>
  );
}

const place = 'teacher-in-room';

/** Of this tab alone: another one asks first. */
function wasInside(eventId: string): boolean {
  try {
    return sessionStorage.getItem(place) === eventId;
  } catch {
    return false;
  }
}

function rememberInside(eventId: string): void {
  try {
    sessionStorage.setItem(place, eventId);
  } catch {
    // Then one tap more after a reload.
  }
}
