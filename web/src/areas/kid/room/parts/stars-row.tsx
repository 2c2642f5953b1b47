import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

import { useTexts } from '#i18n/texts.ts';
import { Seen } from '#widgets/player/seen.tsx';

const places = Array.from({ length: lessonRoomLimits.starsMost }, (_, at) => at);

/** Stars of this lesson: those that are there, and places for the others. */
export function StarsRow({ stars, size, className = '' }: { stars: number; size: number; className?: string }) {
  const t = useTexts('kidRoom');
  return (
    <Seen label={t.stars(stars, places.length)} className={`inline-flex ${className}`}>
      {places.map((at) => (
        <StarShape key={at} size={size} on={at < stars} isNewest={at === stars - 1} />
      ))}
    </Seen>
  );
}

/** The newest is where a star that was just given flies to. */
export const StarShape = ({ size, on, isNewest = false }: { size: number; on: boolean; isNewest?: boolean }) => (
  <svg
    className="room-star"
    data-on={on || undefined}
    data-newest={isNewest || undefined}
    width={size}
    height={size}
    viewBox="0 0 48 48"
    aria-hidden
  >
    <path d="M24 4.5l5.9 12.3 13.5 1.8-9.9 9.3 2.5 13.4L24 34.8l-12 6.5 2.5-13.4-9.9-9.3 13.5-1.8z" />
  </svg>
);
