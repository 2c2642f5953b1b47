import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment, lazy, Suspense } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { Face } from '#widgets/face/face.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { RoomPresence } from '#widgets/room-presence/room-presence.tsx';

import { Otherwise } from './otherwise.tsx';

/** Below the figures: a page without tasks and drawings does not fetch what shows them. */
const DoneTasks = lazy(() => import('./done-tasks.tsx').then((file) => ({ default: file.DoneTasks })));
const GivenStickers = lazy(() => import('#widgets/room/stickers/given-stickers.tsx').then((file) => ({ default: file.GivenStickers })));
const KeptPages = lazy(() => import('#widgets/room/board/kept-pages.tsx').then((file) => ({ default: file.KeptPages })));
const RateLesson = lazy(() => import('../rate-lesson/rate-lesson.tsx').then((file) => ({ default: file.RateLesson })));

const summaryQuery = (eventId: string) => queryOf('GET /lesson-room/:eventId/summary', { params: { eventId } });

export const load = ({ params }: { params: Readonly<Record<string, string>> }) => {
  void queryClient.prefetchQuery(summaryQuery(params['eventId'] ?? ''));
  void queryClient.prefetchQuery(queryOf('GET /user'));
};

/** After a lesson: what came of it for the own child, who was there and what follows from it, what is to do at home. */
export function Page() {
  const t = useTexts('parentLesson').after;
  const names = useTexts('names');
  const locale = useLocale();
  const tongue = locale === 'ru-RU' ? 'ru' : 'en';
  const { eventId } = useParams({ from: '/lessons/$eventId' });
  const { data: lesson } = useSuspenseQuery(summaryQuery(eventId));
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const what = lesson.title?.[tongue] ?? names.subjects[lesson.subject];
  const { ended, teacher, word, pages, homework } = lesson;
  return (
    <PageLayout title={t.title}>
      <p className="figures text-mute">
        {teacher.name}, {at(locale, lesson.timestamp, 'dayTime', user.timezone)}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          {word !== null && (
            <Card label={t.said(teacher.name)} className="flex items-start gap-4">
              <Face name={teacher.name} avatar={teacher.avatar} size={56} />
              <div className="min-w-0">
                <h2 className="text-base">{teacher.name}</h2>
                <p className="text-lg wrap-anywhere whitespace-pre-line">{word}</p>
                {lesson.correctedAt !== null && (
                  <p className="text-sm text-mute">{t.corrected(at(locale, lesson.correctedAt, 'dayTime', user.timezone))}</p>
                )}
              </div>
            </Card>
          )}
          {lesson.kids.map(({ kidUid, face, seconds, figures, stars, tasks }) => (
            <Fragment key={kidUid}>
              <Card title={t.of(face.name, what)} className="flex flex-col gap-3">
                {ended === null ? (
                  <p>{t.notYet}</p>
                ) : (
                  <dl className="flex flex-wrap gap-x-8 gap-y-3">
                    <Figure name={t.inLesson} value={t.minutes(Math.round(seconds / 60))} />
                    {figures && figures.of > 0 && (
                      <Figure name={t.firstTry} value={t.percent(Math.round((figures.firstTry / figures.of) * 100))} />
                    )}
                    {stars > 0 && <Figure name={t.fromTeacher} value={t.stars(stars)} />}
                  </dl>
                )}
              </Card>
              <Suspense>
                <DoneTasks tasks={tasks} kid={face.name} />
              </Suspense>
            </Fragment>
          ))}
          <Card title={t.who} className="flex flex-col gap-3">
            <RoomPresence eventId={eventId} zone={user.timezone} />
            <Suspense>
              <Otherwise eventId={eventId} user={user} />
            </Suspense>
          </Card>
          {ended !== null && (
            <p>
              <LoneLink to="/lessons/$eventId/film" params={{ eventId }}>
                {t.again}
              </LoneLink>
            </p>
          )}
          {ended !== null && pages.length > 0 && (
            <Card title={t.board} className="flex flex-col gap-3">
              <Suspense fallback={<Skeleton className="h-48" />}>
                <KeptPages eventId={eventId} pages={pages} />
              </Suspense>
            </Card>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {ended !== null && (
            <Card title={t.homework} className="flex flex-col gap-2">
              {homework.length === 0 ? (
                <p>{t.noHomework}</p>
              ) : (
                <ul className="list-disc pl-5">
                  {homework.map(({ playbookUid, title }) => (
                    <li key={playbookUid}>{title[tongue]}</li>
                  ))}
                </ul>
              )}
            </Card>
          )}
          {lesson.kids.map(({ kidUid, face, stickers }) =>
            stickers.length === 0 ? null : (
              <Card key={kidUid} label={t.stickers(face.name)} className="flex flex-col gap-3">
                <h2 className="text-xl">{t.stickers(face.name)}</h2>
                <Suspense>
                  <GivenStickers stickers={stickers} />
                </Suspense>
              </Card>
            ),
          )}
          <Suspense>
            <RateLesson zone={user.timezone} eventId={eventId} />
          </Suspense>
        </div>
      </div>
    </PageLayout>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-mute">{name}</dt>
    <dd className="figures text-xl font-extrabold">{value}</dd>
  </div>
);
