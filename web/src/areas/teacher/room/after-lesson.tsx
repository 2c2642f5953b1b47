import type { Lobby } from '@school/contract/lesson-room/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Heading } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { uidOf, useRoomWords } from './room-words.ts';

const TrialReport = lazy(() => import('./trial-report.tsx').then(({ TrialReport: component }) => ({ default: component })));

/** After the lesson: what is still to be said of it, and the next one, in one tap when it follows at once. */
export function AfterLesson({ lobby }: { lobby: Lobby }) {
  const t = useTexts('teacherRoom');
  const { eventId, next, ended } = lobby;
  const isClosed = ended !== null && ended.as === 'closed';
  return (
    <div className="m-auto flex w-full max-w-xl flex-col items-center gap-4 p-6 text-center">
      <Heading title={ended === null || ended.as === 'finished' ? t.next.done : t.over[ended.as]} />
      <p className="text-mute">{t.next.about}</p>
      {lobby.isTrial && (
        <div className="w-full text-left">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <TrialReport eventId={eventId} />
          </Suspense>
        </div>
      )}
      {next ? <Next eventId={next.eventId} timestamp={next.timestamp} /> : <p>{t.next.none}</p>}
      <LinkButton to="/teacher/lessons/$eventId" params={{ eventId }}>
        {isClosed ? t.over.unmarked : t.toLesson}
      </LinkButton>
      <LinkButton to="/teacher" kind="quiet">
        {next ? t.next.breather : t.toDay}
      </LinkButton>
    </div>
  );
}

/** Who comes next, and whether they wait already. */
function Next({ eventId, timestamp }: { eventId: string; timestamp: string }) {
  const { next: t } = useTexts('teacherRoom');
  const words = useRoomWords();
  const locale = useLocale();
  const { data: lobby } = useQuery(quietly(queryOf('GET /lesson-room/:eventId', { params: { eventId } })));
  useTopic(`lesson-rooms/${eventId}`);
  const first = lobby?.members.find(({ person, state }) => state !== 'gone' && lobby.kids.some((kid) => kid.person === person));
  return (
    <>
      <div className="figures flex w-full items-center gap-4 rounded-lg border border-line bg-card p-5 text-left">
        {lobby?.kids.slice(0, 3).map((kid) => (
          <Avatar key={kid.person} name={kid.name} picture={kid.avatar} animal={uidOf(kid)} size={64} />
        ))}
        <p className="min-w-0">
          <strong className="block">{lobby ? lobby.kids.map(words.kid).join(', ') : ''}</strong>
          {t.at(at(locale, timestamp, 'time', schoolZone))}
          {first && <span className="block text-good">{t.waits(first.name)}</span>}
          {lobby && <span className="block text-mute">{words.title(lobby)}</span>}
        </p>
      </div>
      <LinkButton to="/teacher/lessons/$eventId/room" params={{ eventId }} kind="sun" size="large">
        {lobby ? t.start(words.kids(lobby)) : t.go}
      </LinkButton>
    </>
  );
}
