import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton, TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { FilmBeside } from '#widgets/lesson-film/film-beside.tsx';
import { filmQuery } from '#widgets/lesson-film/film-query.ts';

const KeptPages = lazy(() => import('#widgets/room/board/kept-pages.tsx').then((file) => ({ default: file.KeptPages })));

const summaryQuery = (eventId: string) => queryOf('GET /lesson-room/:eventId/summary', { params: { eventId } });

export const load = ({ params }: { params: Readonly<Record<string, string>> }) => {
  void queryClient.prefetchQuery(summaryQuery(params['eventId'] ?? ''));
  void queryClient.prefetchQuery(filmQuery(params['eventId'] ?? ''));
};

/** A lesson that is over, watched again; without the consent of all families the own pages of its board. */
export function Page() {
  const t = useTexts('lessonFilm');
  const { eventId } = useParams({ from: '/lessons/$eventId/film' });
  const { data: lesson } = useSuspenseQuery(summaryQuery(eventId));
  const { data: film, error, isError } = useQuery(filmQuery(eventId));
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        <TextLink to="/lessons/$eventId" params={{ eventId }} className="inline-flex min-h-11 items-center">
          {t.toSummary}
        </TextLink>
      }
    >
      <p className="text-mute">{t.about}</p>
      {film && <FilmBeside film={film} />}
      {isError && <NotShown cause={error} />}
      {isError && lesson.ended !== null && lesson.pages.length > 0 && (
        <Card title={t.ownPages} className="flex flex-col gap-3">
          <Suspense fallback={<Skeleton className="h-48" />}>
            <KeptPages eventId={eventId} pages={lesson.pages} />
          </Suspense>
        </Card>
      )}
      {!film && !isError && <Skeleton className="h-96" />}
    </PageLayout>
  );
}

/** Why there is no film; where consents are missing, the way to one's own. */
function NotShown({ cause }: { cause: unknown }) {
  const t = useTexts('lessonFilm');
  const say = useRefusals();
  if (!(cause instanceof SchoolRefusal)) throw cause;
  return (
    <Card title={t.notYet} className="flex flex-col items-start gap-4">
      <p>{say(cause.code, cause.facts)}</p>
      {cause.code === 'lesson_room.replay_needs_consent' && (
        <LinkButton to="/settings/privacy" kind="primary">
          {t.decide}
        </LinkButton>
      )}
    </Card>
  );
}
