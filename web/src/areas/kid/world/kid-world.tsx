import type { KidCourseProgram } from '@school/contract/learning/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { hasArrived } from '#kit/arrival.ts';
import { play } from '#kit/play/sound.ts';
import { hush, say } from '#kit/play/speech.ts';
import { Link } from '#kit/router/link.tsx';
import { useSurroundings } from '#kit/surroundings.tsx';
import type { Band } from '#widgets/player/band.ts';
import { MuteButton, PictureLink } from '#widgets/player/frame-buttons.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { PlayerLook } from '#widgets/player/player-look.tsx';
import { Speaker } from '#widgets/player/speaker.tsx';
import { useRecordings } from '#widgets/player/use-recordings.ts';
import { VoiceWatch } from '#widgets/player/voice-watch.tsx';
import { Sky } from '#widgets/world/scenery.tsx';
import { WorldLook } from '#widgets/world/world-look.tsx';
import { useTongue } from '../use-kid.ts';
import { drawings } from './drawings.ts';
import { gladesOf, hourOf, perGlade, placeOfChip, stationsOf } from './stations.ts';
import { useSize } from './use-size.ts';

/** He comes to a map that stands: nobody waits for him to see it. */
const Hero = lazy(() => import('./hero.tsx').then((file) => ({ default: file.Hero })));

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
  const t = useTexts('kid');
  const w = useTexts('kidWorld');
  const tongue = useTongue();
  const { app } = useSurroundings();
  const { mascot } = useSchool();
  const heading = useRef<HTMLHeadingElement>(null);
  const [ref, size] = useSize();
  const stations = stationsOf(course);
  const chipPlace = placeOfChip(stations);
  const [page, setPage] = useState(() => Math.floor(chipPlace / perGlade));
  const glades = gladesOf(stations);
  const { courseCode } = course;
  const { data } = useSuspenseQuery(queryOf('GET /kids/:kidUid/courses', { params: { kidUid } }));
  const hour = hourOf(data.streak.today, course.currentTask);
  useRecordings(band);
  useEffect(() => {
    document.title = `${title} · ${app}`;
    if (hasArrived()) heading.current?.focus({ preventScroll: true });
  }, [title, app]);
  useEffect(() => {
    if (band === 'pre') say([{ text: speech, lang: tongue }], { slow: true });
    return hush;
  }, [band, speech, tongue]);
  const go = (by: number) => {
    play('drop');
    setPage(page + by);
  };
  const Drawn = drawings[band];
  return (
    <div data-band={band} data-hour={hour} className="world min-h-window grow">
      <PlayerLook />
      <WorldLook />
      <Sky />
      <header className="world-head">
        {corner ?? <PictureLink icon="house" label={t.home} to="/kids/$kidUid" params={{ kidUid }} />}
        <Speaker label={t.hear} onPress={() => say([{ text: speech, lang: tongue }], { slow: band === 'pre' })} />
        <h1 ref={heading} tabIndex={-1} className={band === 'pre' ? 'sr-only' : 'world-pill leading-tight max-sm:sr-only'}>
          {title}
        </h1>
        {aside && <span className="world-pill">{aside}</span>}
        <span className="grow" />
        {door}
        <MuteButton />
      </header>
      {news && <div className="world-news">{news}</div>}
      <div ref={ref} className="world-map">
        {size && glades.length > 0 && (
          <Suspense>
            <Drawn
              kidUid={kidUid}
              course={course}
              glades={glades}
              page={page}
              chipAt={{ glade: Math.floor(chipPlace / perGlade), place: chipPlace % perGlade }}
              size={size}
              hero={
                mascot && (
                  <Suspense>
                    <Hero says={band === 'pre' ? speech : undefined} slow={band === 'pre'} asleep={hour === 'night'} />
                  </Suspense>
                )
              }
              house={
                course.currentLesson !== null && (
                  <Link
                    to="/kids/$kidUid/courses/$courseCode/game"
                    params={{ kidUid, courseCode }}
                    aria-label={t.game.found}
                    className="press block size-full"
                  >
                    <img src={ownPicture('house-with-garden')} alt="" draggable={false} className="size-full" />
                  </Link>
                )
              }
              tent={
                <Link to="/kids/$kidUid/brain-trainer" params={{ kidUid }} aria-label={t.brainTrainer} className="press block size-full">
                  <img src={ownPicture('circus-tent')} alt="" draggable={false} className="size-full" />
                </Link>
              }
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
      <div className="world-foot">
        <VoiceWatch said={[{ text: speech, lang: tongue }]} written={speech} />
      </div>
    </div>
  );
}
