import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { KidSteps } from '#widgets/onboarding/kid-steps.tsx';

const path = '/courseProgram/onboarding/$courseCode/$kidUid';

/** The program before the first lesson of a course: virtual lessons and diagnostics of one kid. */
export function Page() {
  const { courseCode, kidUid } = useParams({ from: path });
  const t = useTexts('onboarding');
  const names = useTexts('names').courses;
  const course = Object.hasOwn(names, courseCode) ? (courseCode as keyof typeof names) : undefined;
  const { data, error } = useQuery({
    ...queryOf('GET /courseProgram/onboarding/:courseCode/:kidUid', { params: { courseCode: course ?? 'math', kidUid } }),
    enabled: course !== undefined,
    meta: { silent: true },
  });
  return (
    <PageLayout title={course ? `${t.program.title}: ${names[course]}` : t.program.title} width="text">
      <p className="text-lg">{t.program.about}</p>
      <LoneLink to="/onboarding" className="self-start">
        {t.program.all}
      </LoneLink>
      {error || !course ? (
        <EmptyState title={t.noResult} action={<LinkButton to="/onboarding">{t.start}</LinkButton>} />
      ) : data ? (
        <KidSteps kid={data} named />
      ) : (
        <Skeleton className="h-60" />
      )}
    </PageLayout>
  );
}
