import { useSuspenseQuery } from '@tanstack/react-query';

import { useParams } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge, Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Avatar } from '#kit/avatar.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

/** Whose schedule of a course is to be chosen: the kids to whom it was recommended. */
export function Page() {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  const names = useTexts('names');
  const { courseCode } = useParams({ from: '/schedule-selection/$courseCode' });
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const wanted = user.processes.filter((it) => it.type === 'learning' && it.courseCode === courseCode && it.state !== 'canceled');
  const known: Readonly<Record<string, string>> = names.courses;
  return (
    <PageLayout title={t.title} width="text">
      {wanted.length === 0 ? (
        <EmptyState title={t.nobody} action={<LinkButton to="/intro-appointment">{t.toTrial}</LinkButton>}>
          {t.nobodyAbout}
        </EmptyState>
      ) : (
        <>
          <p className="text-lg">{t.forWhom(known[courseCode] ?? courseCode)}</p>
          {wanted.map((process) =>
            user.kids
              .filter(({ kidUid }) => process.kids.includes(kidUid))
              .map((kid) => (
                <Card key={kid.kidUid} className="flex flex-wrap items-center gap-4">
                  <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={56} />
                  <div className="min-w-0 grow">
                    <h2 className="text-lg">{kid.firstName}</h2>
                    {process.levelTitle !== null && <p className="text-mute">{t.level(process.levelTitle[tongueOf(locale)])}</p>}
                    {process.days.length > 0 && <Badge tone="good">{t.hasSchedule}</Badge>}
                  </div>
                  <LinkButton
                    to="/schedule-selection/$courseCode/$subject/$kidUid/$name"
                    params={{ courseCode, subject: process.subject, kidUid: kid.kidUid, name: kid.firstName }}
                  >
                    {t.choose}
                  </LinkButton>
                </Card>
              )),
          )}
        </>
      )}
    </PageLayout>
  );
}
