import { lazy, Suspense } from 'react';

import type { Band } from '#widgets/player/band.ts';
import type { News } from './news.ts';
import { dayOfLesson } from './day-of-lesson.ts';

/** After a lesson: how was it? */
const LessonFaces = lazy(() => import('../lesson-faces/lesson-faces.tsx').then((file) => ({ default: file.LessonFaces })));
/** Only on a day with a lesson. */
const LessonDoor = lazy(() => import('./lesson-door.tsx').then((file) => ({ default: file.LessonDoor })));
/** Only where a teacher has said something. */
const TeacherWords = lazy(() => import('./teacher-words.tsx').then((file) => ({ default: file.TeacherWords })));

/** What comes before everything else: the open classroom, what a teacher has said, how the last lesson was. */
export function NewsOfHome({ kidUid, band, news }: { kidUid: string; band: Band; news: News }) {
  const { lesson, hasWords, isAsked } = news;
  const day = lesson && dayOfLesson(lesson.event, lesson.zone, lesson.now);
  return (
    <>
      {lesson && day !== 'later' && day !== 'tomorrow' && (
        <Suspense>
          <LessonDoor event={lesson.event} kidUid={kidUid} band={band} />
        </Suspense>
      )}
      {hasWords && <TeacherWords kidUid={kidUid} />}
      {isAsked && <LessonFaces />}
    </>
  );
}
