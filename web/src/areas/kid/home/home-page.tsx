import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useParams } from '#kit/router/router.tsx';
import { useKid } from '../use-kid.ts';
import { loadWorld } from '../world/load-world.ts';
import { mainCourse } from './main-course.ts';
import { loadNews } from './news.ts';
import { WorldHome } from './world-home.tsx';

const PlainHome = lazy(() => import('./plain-home.tsx').then((file) => ({ default: file.PlainHome })));

const coursesQuery = (kidUid: string) => queryOf('GET /kids/:kidUid/courses', { params: { kidUid } });

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  const kidUid = params['kidUid'] ?? '';
  loadWorld({ params });
  loadNews(kidUid);
  void queryClient
    .fetchQuery(coursesQuery(kidUid))
    .then(({ courses }) => mainCourse(courses))
    .then(
      (course) =>
        course &&
        queryClient.prefetchQuery(
          quietly(queryOf('GET /kids/:kidUid/courses/:courseCode', { params: { kidUid, courseCode: course.courseCode } })),
        ),
    )
    // The page asks again, and says what is wrong.
    .catch(() => undefined);
};

/** The home of a kid: under ten a place on the way through its course, where it has one; else the plain one. */
export function Page() {
  const { kidUid } = useParams({ from: '/kids/$kidUid' });
  const { kid, band } = useKid(kidUid);
  const { data } = useSuspenseQuery(coursesQuery(kidUid));
  const main = mainCourse(data.courses);
  return band === 'teen' || !main ? (
    <PlainHome kidUid={kidUid} />
  ) : (
    <WorldHome kid={kid} band={band} courses={data.courses} main={main} streak={data.streak} />
  );
}
