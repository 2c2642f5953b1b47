import { numberOf } from '@school/contract/learning/lesson-number';
import type { CourseLesson } from '@school/contract/learning/shapes';

import { Link } from '#kit/router/link.tsx';
import { useTexts } from '#i18n/texts.ts';
import { say } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { useTongue } from '../use-kid.ts';

interface LessonNodeProps {
  kidUid: string;
  courseCode: string;
  lesson: CourseLesson;
  band: Band;
  /** This one now: it glows. */
  now: boolean;
}

/** A lesson on the way through a course: its number, its stars, or a lock that says when it opens. */
export function LessonNode({ kidUid, courseCode, lesson, band, now }: LessonNodeProps) {
  const t = useTexts('kid');
  const tongue = useTongue();
  const { state, stars, starsMax, lessonCode } = lesson;
  const number = numberOf(courseCode, lesson);
  const title = lesson.title[tongue];
  const row = band !== 'pre';
  const told = state === 'locked' ? t.locked : state === 'done' ? t.done : t.open;
  const look = `kid-card w-full ${row ? 'flex-row! justify-start! gap-3! px-3! text-left!' : 'aspect-square'} ${now ? 'bg-sun! text-on-sun!' : ''}`;
  // What is seen is short; what is heard is a sentence.
  const inside = (
    <>
      <span className="sr-only">{`${t.lesson(number)}: ${title}. ${told}. ${t.starsSoFar(stars)}`}</span>
      <span
        aria-hidden
        className={`font-extrabold figures ${row ? 'grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-ink' : 'text-[2.2rem] leading-none'}`}
      >
        {number}
      </span>
      {row && (
        <span aria-hidden className="min-w-0 grow">
          <span className="block leading-tight">{title}</span>
          {/* A lock says enough to those who want no more words. */}
          {(band !== 'teen' || state !== 'locked') && (
            <span className={`mt-0.5 block text-base font-normal ${now ? '' : 'text-mute'}`}>{now ? t.now : told}</span>
          )}
        </span>
      )}
      {state === 'locked' ? (
        <img src={ownPicture('locked')} alt="" className="size-7 shrink-0 opacity-60 grayscale" />
      ) : (
        <span aria-hidden className="inline-flex shrink-0 items-center gap-1 text-base figures">
          <img src={ownPicture('star')} alt="" className={`size-6 ${stars > 0 ? '' : 'opacity-30 grayscale'}`} />
          {row ? `${stars}/${starsMax}` : stars}
        </span>
      )}
    </>
  );
  if (state === 'locked') {
    return (
      <button
        type="button"
        aria-disabled
        data-mark="off"
        className={`${look} opacity-75!`}
        onClick={() => say([{ text: t.speech.lockedLesson, lang: tongue }])}
      >
        {inside}
      </button>
    );
  }
  return courseCode === 'reading' ? (
    <Link
      to="/kids/$kidUid/reading-courses/$courseCode/lessons/$lessonNumber"
      params={{ kidUid, courseCode, lessonNumber: String(lesson.number) }}
      className={look}
    >
      {inside}
    </Link>
  ) : (
    <Link to="/kids/$kidUid/courses/$courseCode/lessons/$lessonCode" params={{ kidUid, courseCode, lessonCode }} className={look}>
      {inside}
    </Link>
  );
}
