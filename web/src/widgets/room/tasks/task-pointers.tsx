import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { roleOf } from '@school/contract/lesson-room/people';
import { type ReactNode, type PointerEvent, useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';

import { Seen } from '#widgets/player/seen.tsx';

import { useLifted } from './use-lifted.ts';

import { useMember } from '../people-here.ts';
import { useConnection, useOnPassing } from '../use-room.ts';

/** A finger that has not moved for so long is no pointing any more, in milliseconds. */
const fadesAfter = 4000;
const pause = 1000 / 15;

interface Pointed {
  who: string;
  card: string | undefined;
  x: number;
  y: number;
  lift: string | undefined;
  at: number;
}

/** Where a copy is: pages show it in other sizes and columns, so a finger is told by the element under it. */
const copyPlace = (kidUid: string | null): string => (kidUid === null ? 'task' : `task/${kidUid}`);

/**
 * Around a copy of a task: where somebody points on one screen, a hand with a face points on the others, at the same thing, and what it
 * carries goes with it. `talks` when this page’s own finger is told.
 */
export function PointedAt({ kidUid, talks, children }: { kidUid: string | null; talks: boolean; children: ReactNode }) {
  const { pass } = useConnection();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [shown, setShown] = useState<readonly Pointed[]>([]);
  const last = useRef(0);
  const place = copyPlace(kidUid);

  useOnPassing((who, it) => {
    if (it.k === 'pointer.off') setShown((before) => before.filter((one) => one.who !== who));
    if (it.k !== 'pointer' || it.place !== place) return;
    const now: Pointed = { who, card: it.card, x: it.x, y: it.y, lift: it.lift, at: performance.now() };
    setShown((before) => [...before.filter((one) => one.who !== who), now]);
  });
  useEffect(() => {
    if (shown.length === 0) return undefined;
    const timer = setTimeout(() => setShown((before) => before.filter(({ at }) => performance.now() - at < fadesAfter)), fadesAfter);
    return () => clearTimeout(timer);
  }, [shown]);

  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (!talks || performance.now() - last.current < pause || !(event.target instanceof Element)) return;
    // What is carried goes with the finger: pointed at is what lies below it.
    const carried = event.target.closest('[data-carried]');
    const lift = carried?.getAttribute('data-place') ?? undefined;
    const at = carried ? document.elementsFromPoint(event.clientX, event.clientY) : [event.target];
    const named = at.map((it) => it.closest('[data-place]')).find((it) => it !== null && !it.hasAttribute('data-carried'));
    const under = named && box?.contains(named) ? named : box;
    if (!under) return;
    last.current = performance.now();
    const { left, top, width, height } = under.getBoundingClientRect();
    const share = (value: number, from: number, size: number) => Math.min(2, Math.max(-1, size === 0 ? 0 : (value - from) / size));
    const card = under === box ? undefined : (under.getAttribute('data-place') ?? undefined);
    pass({
      k: 'pointer',
      place,
      ...(card !== undefined && card.length <= lessonRoomLimits.pointerSigns && { card }),
      x: share(event.clientX, left, width),
      y: share(event.clientY, top, height),
      ...(lift !== undefined && { lift }),
    });
  };
  return (
    <div ref={setBox} className="relative min-h-0 grow" onPointerMove={point} onPointerLeave={() => talks && pass({ k: 'pointer.off' })}>
      {children}
      {shown.map((one) => (
        <Finger key={one.who} {...one} box={box} />
      ))}
    </div>
  );
}

/** A hand at a thing, with the face of whose it is: colour never speaks alone. */
function Finger({ who, card, x, y, lift, box }: Pointed & { box: HTMLElement | null }) {
  const t = useTexts('roomTasks');
  const member = useMember(who);
  const around = box?.getBoundingClientRect() ?? new DOMRect();
  const named = card === undefined ? null : box?.querySelector(`[data-place="${CSS.escape(card)}"]`);
  const { left, top, width, height } = named?.getBoundingClientRect() ?? around;
  const spot = { x: left + x * width, y: top + y * height };
  const zoom = box?.currentCSSZoom ?? 1;
  useLifted(box, lift, spot);
  const isTeacher = roleOf(who) === 'teacher';
  return (
    <div
      data-pointer={who}
      className="pointer-events-none absolute z-20 flex transition-[left,top] duration-75 motion-reduce:transition-none"
      style={{ left: (spot.x - around.left) / zoom, top: (spot.y - around.top) / zoom }}
    >
      <Seen label={t.pointsHere(member?.name ?? '')} className="flex">
        <svg viewBox="0 0 24 24" className="size-8 drop-shadow-md" aria-hidden>
          <path
            d="M3 2l7 19 3-8 8-3z"
            fill={isTeacher ? 'var(--color-good)' : 'var(--color-trial-deep)'}
            stroke="var(--color-card)"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        <Avatar name={member?.name ?? ''} picture={member?.avatar ?? null} size={28} {...(!isTeacher && { animal: who })} />
      </Seen>
    </div>
  );
}
