import type { KidCourse } from '@school/contract/learning/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { useParams } from '#kit/router/router.tsx';
import { isCourse } from '../course-picture.ts';
import { NoSuchPlace } from '../no-such-place.tsx';
import { loadKid, useKid } from '../use-kid.ts';

/** The scenes come beside their data. */
const drawn = () => import('./scenes.tsx');
const Scenes = lazy(() => drawn().then((file) => ({ default: file.Scenes })));

const storyQuery = (kidUid: string, courseCode: KidCourse['courseCode']) =>
  quietly(queryOf('GET /kids/:kidUid/courses/:courseCode/story', { params: { kidUid, courseCode } }));

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  // A file that did not come is said where the scenes are drawn.
  drawn().catch(() => undefined);
  const { kidUid = '', courseCode = '' } = params;
  if (isCourse(courseCode)) void queryClient.prefetchQuery(storyQuery(kidUid, courseCode));
};

/** The book of a level: a scene before each lesson, heard more than read. */
export function Page() {
  const { kidUid, courseCode } = useParams({ from: '/kids/$kidUid/courses/$courseCode/story' });
  return isCourse(courseCode) ? <Book kidUid={kidUid} courseCode={courseCode} /> : <NoSuchPlace kidUid={kidUid} />;
}

function Book({ kidUid, courseCode }: { kidUid: string; courseCode: KidCourse['courseCode'] }) {
  const t = useTexts('kidStory');
  const { band } = useKid(kidUid);
  const { data: story, error } = useQuery(storyQuery(kidUid, courseCode));
  if (error) return <NoSuchPlace kidUid={kidUid} text={t.none} />;
  if (!story) return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Scenes kidUid={kidUid} band={band} story={story} />
    </Suspense>
  );
}
