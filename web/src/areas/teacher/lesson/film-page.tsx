import { useQuery } from '@tanstack/react-query';

import { queryClient } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { FilmBeside } from '#widgets/lesson-film/film-beside.tsx';
import { filmQuery } from '#widgets/lesson-film/film-query.ts';

export const load = ({ params }: { params: Readonly<Record<string, string>> }) =>
  void queryClient.prefetchQuery(filmQuery(params['eventId'] ?? ''));

/** The teacher's own lesson, watched again. */
export function Page() {
  const t = useTexts('lessonFilm');
  const say = useRefusals();
  const { eventId } = useParams({ from: '/teacher/lessons/$eventId/film' });
  const { data: film, error, isError } = useQuery(filmQuery(eventId));
  if (isError && !(error instanceof SchoolRefusal)) throw error;
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        <TextLink to="/teacher/lessons/$eventId" params={{ eventId }} className="inline-flex min-h-11 items-center">
          {t.toLesson}
        </TextLink>
      }
    >
      <p className="text-mute">{t.about}</p>
      {film && <FilmBeside film={film} />}
      {isError && (
        <Card title={t.notYet}>
          <p>{say(error.code, error.facts)}</p>
        </Card>
      )}
      {!film && !isError && <Skeleton className="h-96" />}
    </PageLayout>
  );
}
