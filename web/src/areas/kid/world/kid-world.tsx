import type { KidCourseProgram } from '@school/contract/learning/shapes';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import type { Band } from '#widgets/player/band.ts';
import { useRewards } from '../use-rewards.ts';
import { drawings } from './drawings.ts';
import type { SpotName } from './map-props.ts';
import { gladesOf, perGlade, placeOfChip, stationsOf } from './stations.ts';
import { useSize } from './use-size.ts';
import { WorldFrame } from './world-frame.tsx';

/** He comes to a map that stands: nobody waits for him to see it. Neither for the house and the tent. */
const Hero = lazy(() => import('./hero.tsx').then((file) => ({ default: file.Hero })));
const Spot = lazy(() => import('./spot.tsx').then((file) => ({ default: file.Spot })));

interface KidWorldProps {
  kidUid: string;
  band: Exclude<Band, 'teen'>;
  course: KidCourseProgram;
  /** Heading of the page; it is heard, not seen, by those who cannot read. */
  title: string;
  /** What Chip says as one comes. */
  speech: string;
  /** In place of the house: on the home page itself. */
  corner?: ReactNode;
  /** Behind the loudspeaker: stars, days together. */
  aside?: ReactNode;
  /** At the right end of the head. */
  door?: ReactNode;
  /** What comes before the way: the open classroom, words of the teacher. */
  news?: ReactNode;
}

/** The way through a course as a place: for those under seven a path through a wood, later islands in the sky (docs/design/world.md). */
export function KidWorld({ kidUid, band, course, title, speech, corner, aside, door, news }: KidWorldProps) {
  const w = useTexts('kidWorld');
  const { mascot } = useSchool();
  const [ref, size] = useSize();
  const stations = stationsOf(course);
  const chipPlace = placeOfChip(stations);
  const [page, setPage] = useState(() => Math.floor(chipPlace / perGlade));
  // The way moves at once; which glade may be touched and what is said of it comes in a task of its own.
  const here = useDeferredValue(page);
  const glades = gladesOf(stations);
  const { data: rewards } = useRewards(kidUid);
  const hour = rewards?.goal?.hour;
  const go = (by: number) => {
    play('drop');
    setPage(page + by);
  };
  const spot = (of: SpotName) => (
    <Suspense>
      <Spot of={of} kidUid={kidUid} course={course} />
    </Suspense>
  );
  const Drawn = drawings[band];
  return (
    <WorldFrame {...{ kidUid, band, hour, title, speech, corner, aside, door }}>
      {news && <div className="world-news">{news}</div>}
      <div ref={ref} className="world-map">
        {size && glades.length > 0 && (
          <Suspense>
            <Drawn
              kidUid={kidUid}
              course={course}
              glades={glades}
              page={page}
              here={here}
              chipAt={{ glade: Math.floor(chipPlace / perGlade), place: chipPlace % perGlade }}
              size={size}
              hero={
                mascot && (
                  <Suspense>
                    <Hero says={band === 'pre' ? speech : undefined} slow={band === 'pre'} asleep={hour === 'night'} />
                  </Suspense>
                )
              }
              spots={{ house: spot('house'), tent: spot('tent'), book: spot('book'), slide: spot('slide'), shelf: spot('shelf') }}
            />
          </Suspense>
        )}
        {(
          [
            ['world-back', w.back, -1, 'M15 4 7 12l8 8'],
            ['world-on', w.on, 1, 'm9 4 8 8-8 8'],
          ] as const
        ).map(([side, label, by, line]) => (
          <button
            key={side}
            type="button"
            aria-label={label}
            disabled={page + by < 0 || page + by >= glades.length}
            className={`world-arrow press ${side}`}
            onClick={() => go(by)}
          >
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
            >
              <path d={line} />
            </svg>
          </button>
        ))}
      </div>
    </WorldFrame>
  );
}
