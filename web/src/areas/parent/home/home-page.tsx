import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { capital } from '#i18n/capital.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, wallClock } from '#i18n/time.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { whenQuiet } from '#kit/when-quiet.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { nearestLesson } from '#widgets/next-steps/next-steps.ts';
import { useNow } from '#widgets/week/use-now.ts';
import { NextLesson } from './next-lesson.tsx';
import { partOfDay } from './part-of-day.ts';

/** What only some families have at some time: the page does not wait for it. */
const BannerCard = lazy(() => import('./banner-card.tsx').then((file) => ({ default: file.BannerCard })));
const NoKids = lazy(() => import('./no-kids.tsx').then((file) => ({ default: file.NoKids })));
const CalledOff = lazy(() => import('./called-off.tsx').then((file) => ({ default: file.CalledOff })));
const WaitingGifts = lazy(() => import('#widgets/gift-offer/waiting-gifts.tsx').then((file) => ({ default: file.WaitingGifts })));
const UnconfirmedCard = lazy(() => import('#widgets/contacts/unconfirmed-card.tsx').then((file) => ({ default: file.UnconfirmedCard })));
/** What stands below the next lesson: its file does not share the line with what is seen first. */
const seen = () => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
const cards = () => seen().then(() => import('./cards.tsx'));
const KidCard = lazy(() => cards().then((file) => ({ default: file.KidCard })));
const BalanceCard = lazy(() => cards().then((file) => ({ default: file.BalanceCard })));
const FirstHomework = lazy(() => import('./first-homework.tsx').then((file) => ({ default: file.FirstHomework })));
/** Whether a survey is open is asked when the page is quiet: the card comes then, too. */
const SurveyCard = lazy(() =>
  whenQuiet()
    .then(() => import('../survey/survey-card.tsx'))
    .then((file) => ({ default: file.SurveyCard })),
);
const Aside = lazy(() =>
  whenQuiet()
    .then(() => import('./aside.tsx'))
    .then((file) => ({ default: file.Aside })),
);
const Later = lazy(() =>
  whenQuiet()
    .then(() => import('./later.tsx'))
    .then((file) => ({ default: file.Later })),
);

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /events'));
  void queryClient.prefetchQuery(queryOf('GET /user/banner'));
};

/** What is next: the nearest lesson, gifts that wait, a card for each kid, the balance. Everything changes live. */
export function Page() {
  const t = useTexts('home');
  const locale = useLocale();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  useTopic(`users/${user.customerId}`);
  useTopic(`events/${user.customerId}`);
  const { data: schedule, isLoading } = useQuery(queryOf('GET /events'));
  const { data: told } = useQuery(queryOf('GET /user/banner'));
  const now = useNow();
  const next = schedule ? nearestLesson(schedule.next, schedule.events, now) : null;
  // A recommended course shows the gifts itself, beside its way to the packages.
  const isRecommended = user.processes.some(({ type, state }) => type !== 'intro' && state.startsWith('waitPositiveBalance'));
  return (
    <PageLayout
      title={t.greeting[partOfDay(wallClock(now, user.timezone).minutes)](user.firstName)}
      windowTitle={t.title}
      above={capital(at(locale, now, 'longDay', user.timezone))}
    >
      <div className="two-columns flex flex-col gap-6">
        <div className="flex min-w-0 flex-col gap-6">
          {told?.banner && (
            <Suspense>
              <BannerCard banner={told.banner} />
            </Suspense>
          )}
          {schedule ? next && <NextLesson event={next} user={user} /> : <Skeleton className="h-44" />}
          {user.kids
            .filter(({ coursesProgress }) => coursesProgress.some(({ lessonProgress }) => lessonProgress.completed === 1))
            .map((kid) => (
              <Suspense key={kid.kidUid}>
                <FirstHomework kid={kid} />
              </Suspense>
            ))}
          {schedule?.events.some(({ back }) => back?.bySchool) && (
            <Suspense>
              <CalledOff events={schedule.events} user={user} />
            </Suspense>
          )}
          {!isLoading && !isRecommended && user.gifts.length > 0 && (
            <Suspense fallback={<Skeleton className="h-44" />}>
              <WaitingGifts user={user} />
            </Suspense>
          )}
          <Suspense>
            <SurveyCard zone={user.timezone} />
          </Suspense>
          {user.kids.length === 0 && (
            <Suspense fallback={<Skeleton className="h-44" />}>
              <NoKids />
            </Suspense>
          )}
          {schedule && user.kids.length > 0 && (
            <div className="side-by-side flex flex-col gap-4">
              {user.kids.map((kid) => (
                <Suspense key={kid.kidUid} fallback={<Skeleton className="h-44" />}>
                  <KidCard kid={kid} user={user} events={schedule.events} next={next} />
                </Suspense>
              ))}
            </div>
          )}
          {user.unconfirmedContacts.length > 0 && (
            <Suspense>
              <UnconfirmedCard user={user} />
            </Suspense>
          )}
          <Suspense>
            <Later
              hasBegun={user.kids.some(({ coursesProgress }) => coursesProgress.length > 0)}
              hasLesson={next !== null}
              club={user.choosedGroupDuringRegistration}
              zone={user.timezone}
            />
          </Suspense>
        </div>
        {/* On a phone it stands below the lessons: it waits for them, so that nothing moves under a finger. */}
        <div className="beside flex flex-col gap-4">
          {user.balance && !isLoading && (
            <Suspense>
              <BalanceCard balance={user.balance} processes={user.processes} />
            </Suspense>
          )}
          <Suspense>
            <Aside user={user} />
          </Suspense>
        </div>
      </div>
    </PageLayout>
  );
}
