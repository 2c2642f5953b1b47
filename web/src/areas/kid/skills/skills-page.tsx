import type { KidCourse } from '@school/contract/learning/shapes';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { useParams } from '#kit/router/router.tsx';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { KidFrame } from '../kid-frame.tsx';
import { loadKid, useKid, useTongue } from '../use-kid.ts';
import { rewardsQuery, useRewards } from '../use-rewards.ts';

/** It comes beside its data. */
const sheet = () => import('./skills-sheet.tsx');
const SkillsSheet = lazy(() => sheet().then((file) => ({ default: file.SkillsSheet })));

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void => {
  loadKid({ params });
  void queryClient.prefetchQuery(rewardsQuery(params['kidUid'] ?? ''));
  // A file that did not come is said where the sheet is shown.
  sheet().catch(() => undefined);
};

const skillsQuery = (kidUid: string, courseCode: KidCourse['courseCode']) =>
  quietly(queryOf('GET /kids/:kidUid/courses/:courseCode/skills', { params: { kidUid, courseCode } }));

/** What a pupil can do, how it gets on, what it has made: a course at a time. */
export function Page() {
  const { kidUid } = useParams({ from: '/kids/$kidUid/skills' });
  const t = useTexts('kidSkills');
  const tongue = useTongue();
  const { band } = useKid(kidUid);
  const { data } = useSuspenseQuery(queryOf('GET /kids/:kidUid/courses', { params: { kidUid } }));
  const courses = data.courses.filter(({ isDisabled }) => !isDisabled);
  const [chosen, setChosen] = useState<KidCourse['courseCode']>();
  const course = courses.find(({ courseCode }) => courseCode === chosen) ?? courses[0];
  return (
    <KidFrame kidUid={kidUid} band={band} title={t.title} speech={t.title} door={<WayToBadges kidUid={kidUid} />}>
      {courses.length > 1 && (
        <fieldset aria-label={t.courses} className="flex flex-wrap gap-2">
          {courses.map(({ courseCode, title }) => (
            <button
              key={courseCode}
              type="button"
              aria-pressed={courseCode === course?.courseCode}
              className="press min-h-11 rounded-full bg-card px-4 font-bold aria-pressed:bg-brand aria-pressed:text-on-brand"
              onPointerEnter={() => void queryClient.prefetchQuery(skillsQuery(kidUid, courseCode))}
              onClick={() => setChosen(courseCode)}
            >
              {title[tongue]}
            </button>
          ))}
        </fieldset>
      )}
      {course ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <OfCourse key={course.courseCode} kidUid={kidUid} courseCode={course.courseCode} weeks={data.streak.weeks} />
        </Suspense>
      ) : (
        <p className="text-(length:--words)">{t.none}</p>
      )}
    </KidFrame>
  );
}

/** The badges stand on a page with the bridge of the club: it is called by what the parent has left on. */
function WayToBadges({ kidUid }: { kidUid: string }) {
  const t = useTexts('kidSkills');
  const off = useRewards(kidUid).data?.settings.off;
  const hasBadges = off !== undefined && !off.includes('badges');
  const mayHaveBridge = off !== undefined && !hasBadges && !off.includes('team');
  const bridges = useQuery({ ...quietly(queryOf('GET /kids/:kidUid/bridges', { params: { kidUid } })), enabled: mayHaveBridge }).data
    ?.bridges;
  if (hasBadges) return <PictureLink icon="sports-medal" label={t.badges} to="/kids/$kidUid/badges" params={{ kidUid }} />;
  if (!bridges?.length) return null;
  return <PictureLink icon="handshake" label={t.bridge} to="/kids/$kidUid/badges" params={{ kidUid }} />;
}

function OfCourse({ kidUid, courseCode, weeks }: { kidUid: string; courseCode: KidCourse['courseCode']; weeks: number }) {
  const t = useTexts('kidSkills');
  const { data: map, error } = useQuery(skillsQuery(kidUid, courseCode));
  if (error) return <p className="text-(length:--words)">{t.none}</p>;
  if (!map) return <Skeleton className="h-96" />;
  return <SkillsSheet kidUid={kidUid} map={map} weeks={weeks} />;
}
