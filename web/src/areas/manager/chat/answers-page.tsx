import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { useChangeSearch } from '#kit/router/change-search.ts';
import { useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { holds } from '../holds.ts';
import { OfficeList } from '../office-list.tsx';
import { HoursForm } from './hours-form.tsx';

const AnswerSheet = lazy(() => import('./answer-sheet.tsx').then(({ AnswerSheet: component }) => ({ default: component })));

export const load = () => void queryClient.prefetchQuery(queryOf('GET /manager/canned-answers'));

/** What the contact centre keeps ready: its answers, and when it answers. */
export function Page() {
  const t = useTexts('helpdesk');
  const locale = useLocale();
  const { answer: open, search = '' } = useSearch({ from: '/manager/chat/answers' });
  const change = useChangeSearch('/manager/chat/answers');
  const list = useQuery(queryOf('GET /manager/canned-answers'));
  const { data: hours } = useQuery(queryOf('GET /chats/hours'));
  const opened = list.data?.answers.find(({ answerId }) => answerId === open);
  return (
    <OfficeList
      words={{ title: t.answersPage, search: t.findAnswer, searchFor: t.findAnswerBy }}
      actions={
        <>
          <LinkButton to="/manager/chat">{t.toChat}</LinkButton>
          <Button kind="primary" onPress={() => change({ answer: 'new' })}>
            {t.addAnswer}
          </Button>
        </>
      }
      search={search}
      onSearch={(typed) => change({ search: typed })}
      list={list}
      items={list.data?.answers.filter(({ title, text }) => holds(search, title, text.ru, text.en))}
      onReset={search !== '' ? () => change({ search: undefined }) : undefined}
      empty={{ title: t.noAnswers, about: t.noAnswersAbout }}
      renderTable={(shown) => (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl">{t.answersTitle}</h2>
          <ul aria-label={t.answersTitle} className="grid gap-3 md:grid-cols-2">
            {shown.map((answer) => (
              <li key={answer.answerId}>
                <button
                  type="button"
                  onClick={() => change({ answer: answer.answerId })}
                  className="press flex h-full w-full flex-col gap-1 rounded-lg border border-line bg-card p-4 text-left hover:bg-sunk"
                >
                  <span className="font-bold">{answer.title}</span>
                  <span className="line-clamp-3 text-sm text-mute">{locale === 'ru-RU' ? answer.text.ru : answer.text.en}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    >
      <Card className="flex flex-col gap-4">
        <h2 className="text-xl">{t.hoursTitle}</h2>
        <p className="text-mute">{t.hoursAbout}</p>
        {hours ? <HoursForm days={hours.days} /> : <Skeleton className="h-40" />}
      </Card>
      <Suspense>
        {(open === 'new' || opened) && <AnswerSheet key={open} answer={opened} onClose={() => change({ answer: undefined })} />}
      </Suspense>
    </OfficeList>
  );
}
