import type { LessonFilm as Film } from '@school/contract/lesson-room/film-calls';
import { lazy, Suspense } from 'react';

import { Skeleton } from '#kit/skeleton.tsx';

const LessonFilm = lazy(() => import('./lesson-film.tsx').then((file) => ({ default: file.LessonFilm })));

/** The film of a lesson. What shows it is fetched beside the lesson itself: a page does not wait for both. */
export function FilmBeside({ film }: { film: Film }) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <LessonFilm film={film} />
    </Suspense>
  );
}
