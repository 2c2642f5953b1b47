import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { HoursForm } from './hours-form.tsx';

const AnswerSheet = lazy(() => import('./answer-sheet.tsx').then(({ AnswerSheet: component }) => ({ default: component })));

export const load = () => void queryClient.prefetchQuery(queryOf('GET /manager/canned-answers'));

/** What the contact centre keeps ready: its answers, and when it answers. */
export function Page() {
  const t = useTexts('helpdesk');
  const locale = useLocale();
  const { answer: open } = useSearch({ from: '/manager/chat/answers' });
  const navigate = useNavigate({ from: '/manager/chat/answers' });
  const { data } = useQuery(queryOf('GET /manager/canned-answers'));
  const { data: hours } = useQuery(queryOf('GET /chats/hours'));
  const close = () => void navigate({ search: {}, replace: true, resetScroll: false });
  const show = (answer: string) => void navigate({ search: { answer }, resetScroll: false });
  const opened = data?.answers.find(({ answerId }) => answerId === open);
  return (
    <PageLayout title={t.answersPage} actions={<LinkButton to="/manager/chat">{t.toChat}</LinkButton>}>
      <section className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{t.answersTitle}</h2>
          <Button kind="primary" onPress={() => show('new')}>
            {t.addAnswer}
          </Button>
        </div>
        {!data && <Skeleton className="h-40" />}
        {data?.answers.length === 0 && <EmptyState title={t.noAnswers}>{t.noAnswersAbout}</EmptyState>}
        {data && data.answers.length > 0 && (
          <ul aria-label={t.answersTitle} className="grid gap-3 md:grid-cols-2">
            {data.answers.map((answer) => (
              <li key={answer.answerId}>
                <button
                  type="button"
                  onClick={() => show(answer.answerId)}
                  className="press flex h-full w-full flex-col gap-1 rounded-lg border border-line bg-card p-4 text-left hover:bg-sunk"
                >
                  <span className="font-bold">{answer.title}</span>
                  <span className="line-clamp-3 text-sm text-mute">{locale === 'ru-RU' ? answer.text.ru : answer.text.en}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Card className="flex flex-col gap-4">
        <h2 className="text-xl">{t.hoursTitle}</h2>
        <p className="text-mute">{t.hoursAbout}</p>
        {hours ? <HoursForm days={hours.days} /> : <Skeleton className="h-40" />}
      </Card>
      <Suspense>{(open === 'new' || opened) && <AnswerSheet key={open} answer={opened} onClose={close} />}</Suspense>
    </PageLayout>
  );
}
