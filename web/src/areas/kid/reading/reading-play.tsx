import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { useNavigate } from '#kit/router/router.tsx';
import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { isCourse } from '../course-picture.ts';
import { loadKid } from '../use-kid.ts';

/** The player comes beside the lesson, which says what is played. */
const player = () => import('../playbook/kid-player.tsx');
const KidPlayer = lazy(() => player().then((file) => ({ default: file.KidPlayer })));

/** Asks for the kid, and fetches the player beside it. */
export const loadReadingPlay = (at: { params: Readonly<Record<string, string>> }): void => {
  loadKid(at);
  // A file that did not come is said where it is played.
  player().catch(() => undefined);
};

/** An address that leads nowhere: nobody who plays waits for it. */
const NoSuchPlace = lazy(() => import('../no-such-place.tsx').then((file) => ({ default: file.NoSuchPlace })));

interface ReadingPlayProps {
  kidUid: string;
  courseCode: string;
  lessonNumber: string;
  /** From 1; undefined goes on where one left. */
  task: number | undefined;
}

/** The homework of a reading lesson; the number of the task stands in the address. */
export function ReadingPlay({ kidUid, courseCode, lessonNumber, task }: ReadingPlayProps) {
  const t = useTexts('kid');
  const navigate = useNavigate();
  const known = isCourse(courseCode) ? courseCode : undefined;
  const { data: lesson, error } = useQuery({
    ...quietly(
      queryOf('GET /kids/:kidUid/courses/:courseCode/lessons/:lessonCode', {
        params: { kidUid, courseCode: known ?? 'reading', lessonCode: lessonNumber },
      }),
    ),
    enabled: known !== undefined,
  });
  if (!known || error) return <NoSuchPlace kidUid={kidUid} />;
  if (!lesson) return <PageSkeleton />;
  const playbook = lesson.homePlaybooks.find(({ state }) => state !== 'done') ?? lesson.homePlaybooks[0];
  if (!playbook) return <NoSuchPlace kidUid={kidUid} text={t.noTasks} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <KidPlayer
        kidUid={kidUid}
        courseCode={known}
        playbookUid={playbook.playbookUid}
        slide={task}
        onSlide={(at) =>
          void navigate({
            to: '/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play/$taskNumber',
            params: { kidUid, courseCode, lessonNumber, taskNumber: String(at) },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </Suspense>
  );
}
