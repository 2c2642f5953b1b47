import { memo } from 'react';

import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Bush, FarHills, Fir, MiddleHills, Tree } from '#widgets/world/scenery.tsx';
import { type Point, smoothLine } from '#widgets/world/smooth-line.ts';
import type { GladeProps, MapProps, Size } from './map-props.ts';
import { Spots, type Standing } from './spots.tsx';
import { StationLink } from './station-link.tsx';

/** Where lanterns stand on a glade, in parts of the screen: broad and tall screens have a way of their own. */
const places = {
  wide: [
    [0.13, 0.82],
    [0.4, 0.63],
    [0.62, 0.85],
    [0.86, 0.63],
  ],
  tall: [
    [0.29, 0.43],
    [0.72, 0.55],
    [0.29, 0.67],
    [0.72, 0.79],
  ],
} as const;

/** So wide is a lantern: as large as four of them may be. A finger of four years hits it on the smallest phone. */
const sizeOfStation = ({ width, height }: Size): number =>
  Math.max(72, width > height ? Math.min(width * 0.145, height * 0.215) : Math.min(width * 0.27, height * 0.155));

/** What else stands on a glade, in parts of a lantern: aside where Chip stands. */
const standing = (isWide: boolean, chip: number, s: number): Standing => {
  const at = (left: number, top: number, size: number) => ({ left: `${left}%`, top: `${top}%`, width: s * size, height: s * size });
  return isWide
    ? {
        house: at(27, 56, 1.15),
        tent: at(chip === 3 ? 54 : 71, 57, 1.1),
        book: at(chip === 0 ? 43 : 31, 97, 0.85),
        slide: at(chip % 2 === 1 ? 8 : 53, 57, 0.8),
        shelf: at(chip === 3 ? 71 : 90, 96, 0.8),
      }
    : { house: at(16, 34, 1.15), tent: at(80, 35, 1.1), book: at(50, 29, 0.85), slide: at(50, 94, 0.8), shelf: at(88, 94, 0.8) };
};

/** The path through the wood of those under seven: glades beside each other, hills behind them that move less. */
export function Forest({ glades, page, here, ...every }: MapProps) {
  const { width } = every.size;
  const along = (share: number) => ({ transform: `translateX(${-share * page * width}px)` });
  return (
    <>
      <div aria-hidden className="world-strip" style={{ ...along(0.2), width: width * (1 + 0.2 * glades.length) }}>
        <FarHills />
      </div>
      <div aria-hidden className="world-strip" style={{ ...along(0.5), width: width * (1 + 0.5 * glades.length) }}>
        <MiddleHills />
      </div>
      <div className="world-strip world-way" style={{ ...along(1), width: width * glades.length }}>
        {glades.map((stations, glade) => (
          <Glade key={stations[0]?.lesson.lessonCode} stations={stations} glade={glade} isOpen={glade === here} {...every} />
        ))}
      </div>
    </>
  );
}

/** One glade; only those that are left and come to are drawn anew. */
const Glade = memo(function Glade({ kidUid, course, stations, glade, isOpen, chipAt, hero, spots, size }: GladeProps) {
  // Drawn anew as a whole, or not at all.
  'use no memo';
  const { width, height } = size;
  const isWide = width > height;
  const s = sizeOfStation(size);
  const at = places[isWide ? 'wide' : 'tall'];
  const isHere = glade === chipAt.glade;
  const [x, y] = at[chipAt.place] ?? at[0];
  // Chip stands on no place: those beside his lantern make room.
  const heroAt = x * width + (x < 0.5 ? 1 : -1) * s * 0.95;
  return (
    <section className="world-glade" style={{ left: glade * width, width }} aria-hidden={!isOpen || undefined}>
      <Ground size={size} station={s} glade={glade} />
      {/* What is drawn alone need not know of it: a glade is dozens of shapes. */}
      <div className="contents" inert={!isOpen}>
        {isHere && <Spots spots={spots} at={standing(isWide, chipAt.place, s)} />}
        {stations.map((station, place) => {
          const [left, top] = at[place] ?? at[0];
          return (
            <StationLink
              key={station.lesson.lessonCode}
              kidUid={kidUid}
              course={course}
              station={station}
              style={{ '--s': `${s}px`, left: `${left * 100}%`, top: `${top * 100}%` }}
            >
              {station.state === 'far' && <img src={ownPicture('locked')} alt="" />}
              {station.number}
            </StationLink>
          );
        })}
        {isHere && (
          <div
            className="hero"
            data-flip={heroAt > width / 2 || undefined}
            style={{
              width: s * (isWide ? 1.36 : 1.2),
              height: s * (isWide ? 1.36 : 1.2),
              left: heroAt,
              top: `${y * 100 + (isWide && y > 0.7 ? 5 : 1)}%`,
            }}
          >
            {hero}
          </div>
        )}
      </div>
    </section>
  );
});

/** Meadow and trail of a glade. The trail comes in from the left and goes out to the right, so that glades make one way. */
function Ground({ size: { width, height }, station: s, glade }: { size: Size; station: number; glade: number }) {
  const isWide = width > height;
  const here = places[isWide ? 'wide' : 'tall'].map(([x, y]): Point => [x * width, y * height]);
  const [first, last] = [here[0] ?? [0, 0], here.at(-1) ?? [0, 0]];
  const way: Point[] = isWide
    ? [[-40, first[1] + 30], ...here, [width + 40, first[1] + 30]]
    : [[-30, first[1] - 60], ...here, [width + 30, last[1] + 60]];
  const line = smoothLine(way);
  const top = isWide ? 0.56 : 0.33;
  const meadow = (from: number, to: number) =>
    `M0 ${height * from}C${width * 0.3} ${height * (from - to)} ${width * 0.6} ${height * (from + to)} ${width} ${height * from}V${height}H0z`;
  return (
    <svg className="world-trail" aria-hidden>
      <path d={meadow(top, 0.05)} fill="var(--ground)" />
      <path d={meadow(0.9, 0.045)} fill="var(--ground-low)" />
      {isWide ? (
        <>
          {glade % 2 === 0 ? (
            <Tree x={width * 0.955} y={height * 0.6} size={s / 105} />
          ) : (
            <Fir x={width * 0.955} y={height * 0.6} size={s / 105} />
          )}
          <Bush x={width * 0.5} y={height * 0.93} size={s / 110} />
          <Bush x={width * 0.72} y={height * 0.585} size={s / 160} />
        </>
      ) : (
        <>
          <Fir x={width * 0.93} y={height * 0.39} size={s / 120} />
          <Bush x={width * 0.5} y={height * 0.985} size={s / 90} />
        </>
      )}
      <g fill="none" strokeLinecap="round">
        <path d={line} stroke="var(--trail-edge)" strokeWidth={s * 0.46} />
        <path d={line} stroke="var(--trail)" strokeWidth={s * 0.38} />
        <path d={line} stroke="var(--trail-edge)" strokeWidth={s * 0.05} strokeDasharray={`${s * 0.02} ${s * 0.26}`} />
      </g>
    </svg>
  );
}
