import type { KidCourse } from '@school/contract/learning/shapes';

import { Link } from '#kit/router/link.tsx';
import { useTexts } from '#i18n/texts.ts';
import type { Band } from '#widgets/player/band.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { coursePicture } from '../course-picture.ts';
import { useTongue } from '../use-kid.ts';
import { TotalStars } from '../total-stars.tsx';

/** A course of the kid: picture and name, stars, how far it has come, whether homework waits. */
export function CourseTile({ kidUid, course, band }: { kidUid: string; course: KidCourse; band: Band }) {
  const t = useTexts('kid');
  const more = useTexts('kidWorld');
  const tongue = useTongue();
  const { courseCode, title, stars, lessonProgress, currentHomework } = course;
  const waiting = currentHomework.filter(({ complete }) => !complete).length;
  const inside = (
    <>
      <img
        src={ownPicture(coursePicture[courseCode])}
        alt=""
        draggable={false}
        className={band === 'teen' ? 'size-11' : 'size-16 sm:size-20'}
      />
      <span className={band === 'teen' ? 'min-w-0 grow text-left' : ''}>
        <span className="block text-[1.25rem] leading-tight font-extrabold">{title[tongue]}</span>
        {band !== 'pre' && (
          <span className="mt-1 block text-base font-normal figures">
            {band === 'teen' && lessonProgress.count > 0
              ? `${more.percent(Math.round((lessonProgress.completed / lessonProgress.count) * 100))} · `
              : ''}
            {more.passed(lessonProgress.completed, lessonProgress.count)}
          </span>
        )}
        {band !== 'pre' && waiting > 0 && <span className="mt-1 block text-base text-brand">{t.homeworkOpen(waiting)}</span>}
      </span>
      <TotalStars stars={stars} />
    </>
  );
  const look = `kid-card w-full ${band === 'teen' ? 'flex-row! gap-4! px-4!' : 'gap-2! px-2! py-3!'}`;
  return courseCode === 'reading' ? (
    <Link to="/kids/$kidUid/reading-courses/$courseCode" params={{ kidUid, courseCode }} className={look}>
      {inside}
    </Link>
  ) : (
    <Link to="/kids/$kidUid/courses/$courseCode" params={{ kidUid, courseCode }} className={look}>
      {inside}
    </Link>
  );
}
