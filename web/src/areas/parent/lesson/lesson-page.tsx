import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { RoomPresence } from '#widgets/room-presence/room-presence.tsx';

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
  return (
    <PageLayout title={t.title}>
      <p className="figures text-mute">
        {lesson.teacher.name}, {at(locale, lesson.timestamp, 'dayTime', user.timezone)}
      </p>
      {lesson.kids.map(({ kidUid, face, seconds, figures, stars }) => (
        <Card key={kidUid} label={t.of(face.name, what)} className="flex flex-col gap-3">
          <h2 className="text-xl">{t.of(face.name, what)}</h2>
          {lesson.ended === null ? (
            <p>{t.notYet}</p>
          ) : (
            <dl className="flex flex-wrap gap-x-8 gap-y-3">
              <Figure name={t.inLesson} value={t.minutes(Math.round(seconds / 60))} />
              {figures && figures.of > 0 && (
                <Figure name={t.firstTry} value={t.percent(Math.round((figures.firstTry / figures.of) * 100))} />
              )}
              <Figure name={t.fromTeacher} value={t.stars(stars)} />
            </dl>
          )}
        </Card>
      ))}
      <Card label={t.who} className="flex flex-col gap-3">
        <h2 className="text-xl">{t.who}</h2>
        <RoomPresence eventId={eventId} zone={user.timezone} />
        <p>
          {t.otherwise}{' '}
          <LoneLink to="/schedule" search={{ event: eventId }}>
            {t.object}
          </LoneLink>
        </p>
      </Card>
      {lesson.ended !== null && (
        <Card label={t.homework} className="flex flex-col gap-2">
          <h2 className="text-xl">{t.homework}</h2>
          {lesson.homework.length === 0 ? (
            <p>{t.noHomework}</p>
          ) : (
            <ul className="list-disc pl-5">
              {lesson.homework.map(({ playbookUid, title }) => (
                <li key={playbookUid}>{title[tongue]}</li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </PageLayout>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-mute">{name}</dt>
    <dd className="figures text-xl font-extrabold">{value}</dd>
  </div>
);
