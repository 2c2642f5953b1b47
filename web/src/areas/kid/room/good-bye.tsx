import type { Lobby } from '@school/contract/lesson-room/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';

import { changed, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { throwConfetti } from '#kit/play/confetti.ts';
import { play } from '#kit/play/sound.ts';
import type { Band } from '#widgets/player/band.ts';
import { Seen } from '#widgets/player/seen.tsx';
import { GivenStickers } from '#widgets/room/stickers/given-stickers.tsx';
import { useRoom } from '#widgets/room/use-room.ts';

import { BigLink } from '../task-link.tsx';
import { useTongue } from '../use-kid.ts';
import type { LessonKid } from './lesson-kid.ts';
import { Sky } from './parts/sky.tsx';
import { StarShape } from './parts/stars-row.tsx';
import { useLesson } from './use-lesson.ts';
import { useSpoken } from './use-spoken.ts';

const LessonFaces = lazy(() => import('../lesson-faces/lesson-faces.tsx').then((file) => ({ default: file.LessonFaces })));

/** The teacher marks the lesson while the child says good-bye: what comes of it is asked for so often, in milliseconds. */
const lookAgain = 4000;

/** After the lesson: its stars, its stickers, how it was, and what is for home. */
export function GoodBye({ lobby, kid, band }: { lobby: Lobby; kid: LessonKid; band: Band }) {
  const t = useTexts('kidRoom');
  const kidTexts = useTexts('kid');
  const tongue = useTongue();
  const { kidUid } = kid;
  const { stars, stickers } = useLesson(lobby, kidUid);
  const isTechnical = useRoom(({ state }) => state.ended?.as === 'technical');
  useQuery({ ...quietly(queryOf('GET /ratings/asked')), refetchInterval: lookAgain });
  const courses = useQuery({ ...queryOf('GET /kids/:kidUid/courses', { params: { kidUid } }), refetchInterval: lookAgain }).data?.courses;
  const course = courses?.find(({ isDisabled, currentTask }) => !isDisabled && currentTask !== null);
  useSpoken(band, t.speech.bye);
  useEffect(() => {
    play('win');
    void throwConfetti().catch(() => undefined);
    void changed('GET /events');
  }, []);
  const isPre = band === 'pre';
  return (
    <div data-band={band} className="room flex flex-col items-center justify-center gap-5 overflow-y-auto p-6">
      {band !== 'teen' && <Sky />}
      <h1 className={isPre ? 'sr-only' : 'text-3xl'}>{t.bye.title}</h1>
      {stars > 0 ? (
        <Seen label={t.bye.stars(stars)} className="room-dark">
          {Array.from({ length: stars }, (_, at) => (
            <span key={at} className="room-fly" style={{ animationDelay: `${at * 180}ms` }}>
              <StarShape size={isPre ? 96 : 64} on />
            </span>
          ))}
        </Seen>
      ) : (
        !isPre && <p className="text-lg">{isTechnical ? t.bye.technical : t.bye.noStars}</p>
      )}
      <GivenStickers stickers={stickers} />
      <Suspense>
        <LessonFaces />
      </Suspense>
      <nav aria-label={t.bye.title} className="flex flex-wrap justify-center gap-4">
        {course?.currentTask && (
          <BigLink
            picture="rocket"
            sun
            huge={isPre}
            {...(isPre && { 'aria-label': t.bye.homework })}
            to="/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid"
            params={{ kidUid, courseCode: course.courseCode, ...course.currentTask }}
          >
            {!isPre && (
              <span>
                {t.bye.homework}
                <span className="block text-base font-normal">{course.title[tongue]}</span>
              </span>
            )}
          </BigLink>
        )}
        <BigLink picture="house" huge={isPre} to="/kids/$kidUid" params={{ kidUid }} {...(isPre && { 'aria-label': kidTexts.home })}>
          {!isPre && t.bye.home}
        </BigLink>
      </nav>
    </div>
  );
}
