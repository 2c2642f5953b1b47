import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { roleOf } from '@school/contract/lesson-room/people';
import { useEffect, useState } from 'react';

import { Avatar } from '#kit/avatar.tsx';

import { useMember } from '../people-here.ts';
import { useOnPassing, useRoom } from '../use-room.ts';
import type { DrawnLine } from './line-look.ts';
import { LiveLine } from './live-line.tsx';
import { boardPlace } from './use-telling.ts';

/** A hand that says no more is not there, in milliseconds. */
const fadesAfter = 4000;

interface Held {
  who: string;
  line: DrawnLine;
  at: number;
}

/** Lines in the hands of others: until they are part of the picture. */
export function OthersLines({ page, lines }: { page: number; lines: readonly DrawnLine[] }) {
  const [held, setHeld] = useState<readonly Held[]>([]);
  useOnPassing((who, it) => {
    if (it.k !== 'ink' || it.page !== page) return;
    const line = { id: it.id, tool: 'pen', color: it.color, width: it.width, points: it.points };
    setHeld((before) => [...before.filter((one) => one.who !== who), { who, line, at: performance.now() }]);
  });
  useEffect(() => fading(held, setHeld), [held]);
  const newest = new Set(lines.slice(-held.length * 4).map(({ id }) => id));
  return held.filter(({ line }) => !newest.has(line.id)).map(({ who, line }) => <LiveLine key={who} line={line} />);
}

function fading<T extends { at: number }>(list: readonly T[], set: (next: (before: readonly T[]) => readonly T[]) => void) {
  if (list.length === 0) return undefined;
  const timer = setTimeout(() => set((before) => before.filter(({ at }) => performance.now() - at < fadesAfter)), fadesAfter);
  return () => clearTimeout(timer);
}

/** What this page drew and the school has not confirmed: grey when that takes long, so that nobody believes others see it. */
export function OwnWetLines({ page }: { page: number }) {
  const waiting = useRoom((room) => room.waiting);
  const [now, setNow] = useState(() => performance.now());
  const lines = waiting.flatMap(({ op, since }) => (op.kind === 'stroke' && op.page === page ? [{ line: op, since }] : []));
  const isWaiting = lines.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return lines.map(({ line, since }) => <LiveLine key={line.id} line={line} isWet={now - since > lessonRoomLimits.wetSeconds * 1000} />);
}

interface Pointed {
  who: string;
  x: number;
  y: number;
  at: number;
}

/** Where others point or draw, with the name of whose hand it is: colour never speaks alone. */
export function OthersPointers() {
  const [shown, setShown] = useState<readonly Pointed[]>([]);
  useOnPassing((who, it) => {
    if (it.k === 'pointer.off') setShown((before) => before.filter((one) => one.who !== who));
    if (it.k !== 'pointer' || it.place !== boardPlace) return;
    setShown((before) => [...before.filter((one) => one.who !== who), { who, x: it.x, y: it.y, at: performance.now() }]);
  });
  useEffect(() => fading(shown, setShown), [shown]);
  return shown.map((one) => <Hand key={one.who} {...one} />);
}

function Hand({ who, x, y }: Pointed) {
  const member = useMember(who);
  const isTeacher = roleOf(who) === 'teacher';
  return (
    <span
      data-pointer={who}
      aria-hidden
      className="pointer-events-none absolute z-10 flex items-end transition-[left,top] duration-75 motion-reduce:transition-none"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      <svg viewBox="0 0 24 24" className="size-6 drop-shadow-md">
        <path d="M3 2l7 19 3-8 8-3z" fill={isTeacher ? 'var(--color-good)' : 'var(--color-trial-deep)'} stroke="#fff" strokeWidth="1.5" />
      </svg>
      <Avatar name={member?.name ?? ''} picture={member?.avatar ?? null} size={24} {...(!isTeacher && { animal: who })} />
      <b className="rounded-full bg-ink px-2 text-sm text-paper">{member?.name}</b>
    </span>
  );
}
