import { memo } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Bush, Fir, Tree } from '#widgets/world/scenery.tsx';
import { type Point, smoothLine } from '#widgets/world/smooth-line.ts';
import { useTongue } from '../use-kid.ts';
import type { GladeProps, MapProps, Size } from './map-props.ts';
import { Spots, type Standing } from './spots.tsx';
import { StationLink } from './station-link.tsx';

const places = {
  wide: [
    [0.15, 0.48],
    [0.41, 0.33],
    [0.63, 0.58],
    [0.85, 0.4],
  ],
  tall: [
    [0.28, 0.19],
    [0.7, 0.34],
    [0.3, 0.5],
    [0.66, 0.66],
  ],
} as const;

/** How far beside its lantern the balloon hangs, in parts of the island: it covers no sign and no other place. */
const shifts = { wide: [0.11, -0.085, -0.085, -0.085], tall: [0.21, 0.166, -0.166, 0.166] } as const;

/** What else stands on an island, each as wide as high: aside where Chip's balloon would hang over it. */
const standing = (isWide: boolean, chip: number): Standing => {
  const at = (left: number, top: number, width: number) => ({ left: `${left}%`, top: `${top}%`, width: `${width}%`, aspectRatio: 1 });
  return isWide
    ? { house: at(59, 20, 11), tent: at(40, 76, 10), book: at(28, 77, 9), slide: at(79, 84, 9), shelf: at(15, 90, 9) }
    : {
        house: at(80, 15, 22),
        tent: at(18, 84, 20),
        book: chip === 3 ? at(13, 50, 18) : at(87, 63, 18),
        slide: at(38, 91, 18),
        shelf: chip === 1 ? at(10, 50, 17) : at(91, 34, 17),
      };
};

/** Islands far away, in parts of the screen: left, top, width in the shorter side. */
const farIsles = [
  [0.12, 0.62, 14],
  [0.48, 0.2, 10],
  [0.88, 0.58, 18],
  [1.3, 0.26, 12],
  [1.7, 0.6, 16],
] as const;

/** The sky islands of those who learn to read: a lesson each with its name, Chip in a balloon. */
export function Isles({ glades, page, here, ...every }: MapProps) {
  const { width, height } = every.size;
  return (
    <>
      <div aria-hidden className="world-strip" style={{ width: width * 2.2, transform: `translateX(${-0.3 * page * width}px)` }}>
        {farIsles.map(([x, y, across]) => (
          <span key={x} className="absolute opacity-80" style={{ left: x * width, top: y * height, width: `${across}vmin` }}>
            <FarIsle />
          </span>
        ))}
      </div>
      <div className="world-strip world-way" style={{ width: width * glades.length, transform: `translateX(${-page * width}px)` }}>
        {glades.map((stations, glade) => (
          <Isle key={stations[0]?.lesson.lessonCode} stations={stations} glade={glade} isOpen={glade === here} {...every} />
        ))}
      </div>
    </>
  );
}

/** One island; only those that are left and come to are drawn anew. */
const Isle = memo(function Isle({ kidUid, course, stations, glade, isOpen, chipAt, hero, spots, size: { width, height } }: GladeProps) {
  // Drawn anew as a whole, or not at all.
  'use no memo';
  const t = useTexts('kid');
  const { isle, afterLesson } = useTexts('kidWorld');
  const tongue = useTongue();
  const isWide = width > height;
  const [broad, tall] = [Math.min(width * (isWide ? 0.86 : 1.02), 1150), height * (isWide ? 0.72 : 0.82)];
  const top = isWide ? height * 0.08 : 12;
  const at = places[isWide ? 'wide' : 'tall'];
  const isHere = glade === chipAt.glade;
  const [x, y] = at[chipAt.place] ?? at[0];
  const shift = shifts[isWide ? 'wide' : 'tall'][chipAt.place] ?? 0;
  const lit = stations.filter(({ state }) => state === 'lit').length;
  return (
    <section
      aria-label={isle(glade + 1, lit, stations.length)}
      className="isle"
      style={{ left: glade * width + (width - broad) / 2, top, width: broad, height: tall }}
      aria-hidden={!isOpen || undefined}
    >
      <Land isWide={isWide} size={{ width: broad, height: tall }} />
      {/* What is drawn alone need not know of it: an island is dozens of shapes. */}
      <div className="contents" inert={!isOpen}>
        {isHere && <Spots spots={spots} at={standing(isWide, chipAt.place)} />}
        {stations.map((station, place) => {
          const [left, above] = at[place] ?? at[0];
          const { state, lesson, number } = station;
          return (
            <StationLink
              key={lesson.lessonCode}
              kidUid={kidUid}
              course={course}
              station={station}
              style={{ left: `${left * 100}%`, top: `${above * 100}%` }}
            >
              {`${number}. ${lesson.title[tongue]}`}
              <small>{state === 'far' ? afterLesson : state === 'now' ? t.now : state === 'lit' ? t.done : t.open}</small>
            </StationLink>
          );
        })}
        {isHere && (
          <div className="balloon" data-flip={x > 0.5 || undefined} style={{ left: `${(x + shift) * 100}%`, top: `${y * 100}%` }}>
            <BalloonCloth />
            <div className="balloon-crew">{hero}</div>
            <Basket />
          </div>
        )}
        <span className="isle-name">
          {isle(glade + 1, lit, stations.length)}
          {isOpen && lit === stations.length && <img src={ownPicture('star')} alt="" className="ml-2 inline size-6" />}
        </span>
      </div>
    </section>
  );
});

const FarIsle = () => (
  <svg viewBox="0 0 400 300">
    <path d="M20 90c40 90 90 150 150 200 20 14 40 14 56-4 60-60 120-110 154-196z" fill="var(--rock)" />
    <ellipse cx="200" cy="92" rx="194" ry="62" fill="var(--far-low)" />
    <ellipse cx="200" cy="80" rx="194" ry="60" fill="var(--far)" />
  </svg>
);

/** An island that hangs in the sky, and the trail over it. */
function Land({ isWide, size: { width, height } }: { isWide: boolean; size: Size }) {
  const line = smoothLine(places[isWide ? 'wide' : 'tall'].map(([x, y]): Point => [x * width, y * height + 10]));
  return (
    <>
      <svg viewBox="0 0 1000 600" preserveAspectRatio="none" aria-hidden>
        <path d="M20 330c60 120 210 190 400 252 60 16 110 16 160-2 190-60 340-130 400-250z" fill="var(--rock)" />
        <path
          d="M150 440c90 60 180 96 290 130M860 430c-80 60-170 100-290 140"
          stroke="var(--rock-crack)"
          strokeWidth="14"
          fill="none"
          opacity=".45"
        />
        <path d="M6 286C16 110 230 34 500 34s484 76 494 252c-26 150-240 200-494 200S36 436 6 286z" fill="var(--isle-edge)" />
        <path d="M6 260C16 100 230 24 500 24s484 76 494 236c-26 140-240 190-494 190S36 400 6 260z" fill="var(--isle)" />
      </svg>
      {isWide && (
        <svg viewBox="0 0 1000 600" preserveAspectRatio="xMidYMin meet" aria-hidden>
          <Fir x={90} y={190} size={0.55} />
          <Fir x={150} y={150} size={0.7} />
          <Tree x={250} y={118} size={0.6} />
          <Tree x={960} y={205} size={0.5} />
          <Bush x={300} y={420} size={0.7} />
          <Bush x={800} y={440} size={0.7} />
        </svg>
      )}
      <svg aria-hidden fill="none" strokeLinecap="round">
        <path d={line} stroke="var(--trail)" strokeWidth="26" opacity=".9" />
        <path d={line} stroke="var(--trail-edge)" strokeWidth="4" strokeDasharray="2 16" />
      </svg>
    </>
  );
}

const BalloonCloth = () => (
  <svg viewBox="0 0 200 290" aria-hidden>
    <path d="M100 0c62 0 96 44 96 92 0 54-52 92-66 124H70C56 184 4 146 4 92 4 44 38 0 100 0z" fill="#e2574f" />
    <path d="M100 0c26 0 44 44 44 92 0 54-20 92-26 124H82C76 184 56 146 56 92 56 44 74 0 100 0z" fill="#fff3df" />
    <path d="M100 0c8 0 14 44 14 92 0 54-6 92-8 124H94c-2-32-8-70-8-124 0-48 6-92 14-92z" fill="#ffd34d" />
    <path d="M72 216l-8 34M128 216l8 34" stroke="#5a2e1b" strokeWidth="4" />
  </svg>
);

const Basket = () => (
  <svg viewBox="0 0 200 290" aria-hidden className="pointer-events-none">
    <path d="M52 246h96l-10 38c-2 4-4 6-8 6H70c-4 0-6-2-8-6z" fill="#c98a4b" />
    <path d="M48 242h104v12H48z" fill="#8d5524" />
    <path d="M58 266h84" stroke="#8d5524" strokeWidth="5" />
  </svg>
);
