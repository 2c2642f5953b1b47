import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { TeacherCard } from '#widgets/teacher-card/teacher-card.tsx';

import { CardForm } from './card-form.tsx';
import { CardStatus } from './card-status.tsx';

const ownCard = queryOf('GET /teacher/card');

export const load = () => void queryClient.prefetchQuery(ownCard);

/** `/teacher/card`: what families read of the teacher, written by her and agreed to by the school. */
export function Page() {
  const t = useTexts('ownCard');
  const { data } = useQuery(ownCard);
  if (!data) return <PageLayout title={t.title}>{<Skeleton className="h-96" />}</PageLayout>;
  const { shown, change } = data;
  const isOpen = change?.state === 'draft' || change?.state === 'waiting';
  const content = isOpen ? change.content : shown;
  return (
    <PageLayout title={t.title}>
      <p className="max-w-[70ch] text-mute">{t.about}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="flex min-w-0 flex-col gap-5">
          {change && <CardStatus change={change} />}
          {change?.state !== 'waiting' && <CardForm content={content} />}
        </div>
        <Card title={isOpen ? t.preview : t.shown} className="flex flex-col gap-4 lg:sticky lg:top-20">
          <TeacherCard name={shown.name} content={content} teaches={shown} />
        </Card>
      </div>
    </PageLayout>
  );
}
