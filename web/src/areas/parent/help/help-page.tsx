import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Icon, Phone } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { StartTour } from '#widgets/tour/start-tour.tsx';
import { Fox } from '#widgets/fox/fox.tsx';
import { ContactCard } from './contact-card.tsx';
import { findQuestions } from './find-questions.ts';
import { QuestionGroup } from './question-group.tsx';
import { QuestionSearch } from './question-search.tsx';

/** Answers of so few questions are read sooner than opened. */
const fewEnough = 3;

export const load = () => void queryClient.prefetchQuery(queryOf('GET /faq'));

/** Answers to frequent questions, found by words, and the way to people who answer the others. */
export function Page() {
  const t = useTexts('help');
  const language = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { search = '' } = useSearch({ from: '/help' });
  const [typed, setTyped] = useState(search);
  useKeptInAddress(typed.trim(), search);
  const { data: faq } = useSuspenseQuery(queryOf('GET /faq'));
  const { data: user } = useQuery(queryOf('GET /user'));
  const asked = typed.trim();
  const session = useSession();
  const found = findQuestions(faq.groups, typed, language, t.smallWords);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const opened = asked !== '' && count <= fewEnough;
  return (
    <PageLayout
      title={t.title}
      actions={
        <a href="#contact-centre" className="inline-flex min-h-11 items-center gap-2 font-bold text-brand lg:hidden">
          <Icon of={Phone} />
          {t.contact.toIt}
        </a>
      }
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <QuestionSearch typed={typed} onType={setTyped} />
          <output className="sr-only">{asked === '' ? '' : t.found(count)}</output>
          {found.map((group) => (
            <QuestionGroup key={`${group.group} ${opened ? asked : ''}`} group={group} language={language} opened={opened} />
          ))}
          {count === 0 && (
            <EmptyState
              title={t.notFound(asked)}
              picture={<Fox pose="searching" />}
              action={
                <>
                  <Button onPress={() => setTyped('')}>{t.showAll}</Button>
                  <LinkButton to="/chat" search={{ text: asked }}>
                    {t.askSo}
                  </LinkButton>
                </>
              }
            >
              {t.notFoundAbout}
            </EmptyState>
          )}
        </div>
        <ContactCard centre={faq.contactCentre} zone={user?.timezone ?? deviceZone()} />
      </div>
      {session?.role === 'parent' && <StartTour />}
    </PageLayout>
  );
}

/** Writes what is looked for into the address, a moment after the last letter: it survives a reload. */
function useKeptInAddress(asked: string, kept: string): void {
  const navigate = useNavigate({ from: '/help' });
  useEffect(() => {
    if (asked === kept) return undefined;
    const timer = setTimeout(() => void navigate({ search: { search: asked }, replace: true, resetScroll: false }), 300);
    return () => clearTimeout(timer);
  }, [asked, kept, navigate]);
}
