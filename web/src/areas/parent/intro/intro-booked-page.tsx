import type { Event } from '@school/contract/calendar/shapes';
import type { User } from '@school/contract/families/shapes';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { api } from '#api/client.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useSchool } from '#api/school.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { EmptyPage } from '#kit/empty-page.tsx';
import { CalendarDays, Check, Icon } from '#kit/icon.tsx';
import { LinkButton, TextLink } from '#kit/link-button.tsx';
import { Heading } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { saveFile } from '#kit/save-file.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { Fox } from '#widgets/fox/fox.tsx';
import { Face } from '#widgets/face/face.tsx';
import { FallingPaper } from '#widgets/moment/moment.tsx';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

const eventQuery = (eventId: string) => ({ ...quietly(queryOf('GET /events/:eventId', { params: { eventId } })), staleTime: 5_000 });

export const load = ({ params }: { params: Readonly<Record<string, string>> }) => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(eventQuery(params['eventId'] ?? ''));
};

/** The moment after a first lesson was booked: who, when, a file for the calendar, and what comes next. */
export function Page() {
  const t = useTexts('introBooked');
  const { eventId } = useParams({ from: '/intro-booked/$eventId' });
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data: event, isError } = useQuery(eventQuery(eventId));
  if (isError || (event && event.status !== 'scheduled')) {
    return <EmptyPage title={t.title} empty={t.gone} about={t.goneAbout} action={<LinkButton to="/schedule">{t.toSchedule}</LinkButton>} />;
  }
  return (
    <div className="mx-auto grid w-full max-w-5xl items-start gap-8 px-4 py-5 md:px-8 md:py-8 lg:grid-cols-2">
      <Moment event={event} user={user} />
      {event && <WhatIsNext event={event} user={user} />}
    </div>
  );
}

function Moment({ event, user }: { event: Event | undefined; user: User }) {
  const t = useTexts('introBooked');
  const names = useTexts('names');
  const locale = useLocale();
  const words = useLessonWords();
  const kid = user.kids.find(({ kidUid }) => event?.kids.includes(kidUid));
  const save = async (eventId: string, kidUid: string) => {
    const { name, text } = await api('GET /events/:eventId/calendar', { params: { eventId }, query: { kidUid } });
    saveFile(name, text, 'text/calendar;charset=utf-8');
  };
  return (
    <section className="moment">
      <FallingPaper />
      <Fox pose="celebrating" size={130} />
      <Heading title={t.title} className="text-3xl outline-none" />
      {!event && <Skeleton className="h-40 w-full" />}
      {event && (
        <>
          <p className="figures text-lg font-bold first-letter:uppercase">
            {at(locale, event.timestamp, 'longDay', user.timezone)}
            <span className="block">{words.hours(event, user.timezone)}</span>
          </p>
          <p className="flex items-center justify-center gap-3">
            {event.teacher && <Face name={event.teacher.name} avatar={event.teacher.avatar} size={44} />}
            <span className="min-w-0 wrap-anywhere">
              {event.teacher && <strong className="block">{event.teacher.name}</strong>}
              {names.subjects[event.subject]}
            </span>
            {kid && <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={44} />}
          </p>
          {kid && (
            <Button kind="sun" size="large" onPress={() => void save(event.eventId, kid.kidUid).catch(() => undefined)}>
              <Icon of={CalendarDays} />
              <span>{t.calendar}</span>
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function WhatIsNext({ event, user }: { event: Event; user: User }) {
  const t = useTexts('introBooked');
  const locale = useLocale();
  const { enterBeforeMinutes } = useSchool();
  const { eventId } = event;
  const { data: terms } = useQuery({ ...quietly(queryOf('GET /events/:eventId/changes', { params: { eventId } })), staleTime: 5_000 });
  const opens = new Date(Date.parse(event.timestamp) - enterBeforeMinutes * 60_000).toISOString();
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-xl">{t.next}</h2>
      <ol className="flex flex-col gap-6">
        <Next sign={<Icon of={Check} />} isDone title={t.yours}>
          <p className="text-mute">{t.yoursAbout}</p>
          {user.unconfirmedContacts.length > 0 && (
            <p>
              {t.confirm} <TextLink to="/settings/edit-parent">{t.toContacts}</TextLink>
            </p>
          )}
        </Next>
        <Next sign="2" title={t.check}>
          <p className="text-mute">{t.checkAbout}</p>
          <LinkButton to="/settings/equipment-check" size="small" className="mt-2 self-start">
            {t.toCheck}
          </LinkButton>
        </Next>
        <Next sign="3" title={t.enter(at(locale, opens, 'dayTime', user.timezone))}>
          <p className="text-mute">{t.enterAbout(enterBeforeMinutes)}</p>
        </Next>
      </ol>
      {terms?.transfer.allowed && (
        <p className="text-sm text-mute">
          {t.move(at(locale, terms.until, 'dayTime', user.timezone))}{' '}
          <TextLink to="/schedule" search={{ event: eventId, do: 'transfer' }}>
            {t.toMove}
          </TextLink>
        </p>
      )}
      <LinkButton to="/" wide>
        {t.home}
      </LinkButton>
    </section>
  );
}

const Next = ({ sign, title, isDone = false, children }: { sign: ReactNode; title: string; isDone?: boolean; children: ReactNode }) => (
  <li className="flex items-start gap-4">
    <span
      aria-hidden
      className={`figures grid size-9 shrink-0 place-items-center rounded-full font-extrabold ${isDone ? 'bg-good-soft text-good' : 'bg-brand-soft text-brand'}`}
    >
      {sign}
    </span>
    <div className="flex min-w-0 flex-col">
      <h3 className="text-base font-extrabold first-letter:uppercase">{title}</h3>
      {children}
    </div>
  </li>
);
