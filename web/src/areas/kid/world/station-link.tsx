import type { KidCourseProgram } from '@school/contract/learning/shapes';
import type { CSSProperties, ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { Link } from '#kit/router/link.tsx';
import { Lantern } from '#widgets/world/lantern.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { useTongue } from '../use-kid.ts';
import type { Station } from './stations.ts';

interface StationLinkProps {
  kidUid: string;
  course: KidCourseProgram;
  station: Station;
  /** Where it stands, and by `--s` how wide it is. */
  style: CSSProperties & { '--s'?: string };
  /** What the sign below the lantern says. */
  children: ReactNode;
}

/** A lantern on the way: the yellow one leads into its task at once, a lit one to its lesson, a dark one says when it opens. */
export function StationLink({ kidUid, course, station, style, children }: StationLinkProps) {
  const t = useTexts('kid');
  const { speech } = useTexts('kidWorld');
  const tongue = useTongue();
  const { lesson, number, state, stars } = station;
  const { lessonCode } = lesson;
  const { courseCode, currentTask } = course;
  const told = state === 'far' ? t.locked : state === 'lit' ? t.done : state === 'now' ? `${t.now}. ${t.doHomework}` : t.open;
  const look = {
    className: 'station',
    style,
    'data-now': state === 'now' || undefined,
    'data-far': state === 'far' || undefined,
  };
  const inside = (
    <>
      <span className="sr-only">{`${t.lesson(number)}: ${lesson.title[tongue]}. ${told}. ${t.starsSoFar(lesson.stars)}`}</span>
      <span aria-hidden className={`station-stars ${state === 'far' ? 'invisible' : ''}`}>
        {[1, 2, 3].map((star) => (
          <img key={star} src={ownPicture('star')} alt="" draggable={false} data-on={star <= stars || undefined} />
        ))}
      </span>
      <span className="station-lamp">
        <Lantern isLit={state === 'lit'} isNow={state === 'now'} />
      </span>
      <span aria-hidden className="station-sign">
        {children}
      </span>
    </>
  );
  if (state === 'far')
    return (
      <button
        type="button"
        aria-disabled
        {...look}
        onClick={() => {
          play('no');
          say([{ text: speech.far, lang: tongue }]);
        }}
      >
        {inside}
      </button>
    );
  if (state === 'now' && currentTask?.lessonCode === lessonCode)
    return (
      <Link
        to="/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid"
        params={{ kidUid, courseCode, ...currentTask }}
        {...look}
      >
        {inside}
      </Link>
    );
  return courseCode === 'reading' ? (
    <Link
      to="/kids/$kidUid/reading-courses/$courseCode/lessons/$lessonNumber"
      params={{ kidUid, courseCode, lessonNumber: String(lesson.number) }}
      {...look}
    >
      {inside}
    </Link>
  ) : (
    <Link to="/kids/$kidUid/courses/$courseCode/lessons/$lessonCode" params={{ kidUid, courseCode, lessonCode }} {...look}>
      {inside}
    </Link>
  );
}
