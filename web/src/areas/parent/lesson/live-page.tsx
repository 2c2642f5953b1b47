import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useTopic } from '#api/use-topic.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { useParams } from '#kit/router/router.tsx';
import { RoomLook } from '#widgets/room/look/room-look.tsx';

const LookingIn = lazy(() => import('./looking-in.tsx').then((file) => ({ default: file.LookingIn })));

const lobbyQuery = (eventId: string) => queryOf('GET /lesson-room/:eventId', { params: { eventId } });

export const load = ({ params }: { params: Readonly<Record<string, string>> }) =>
  void queryClient.prefetchQuery(lobbyQuery(params['eventId'] ?? ''));

/** A parent looks into the lesson of its child: seen by both, on one device, without a camera and a voice of its own. */
export function Page() {
  const t = useTexts('parentLesson').looking;
  const say = useRefusals();
  const { eventId } = useParams({ from: '/lessons/$eventId/live' });
  const { data: lobby } = useSuspenseQuery(lobbyQuery(eventId));
  useTopic(`lesson-rooms/${eventId}`);
  const [tapped, setTapped] = useState(() => performance.now());
  const [refusal, setRefusal] = useState<SchoolRefusal>();
  const names = lobby.kids.map(({ name }) => name).join(', ');
  const { watch } = lobby.may;
  const [wasLetIn] = useState(watch.allowed);
  const why = refusal ? say(refusal.code, refusal.facts) : !wasLetIn && !watch.allowed ? say(watch.why, watch.facts) : undefined;
  return (
    <PageLayout title={t.title(names)}>
      <RoomLook />
      {why !== undefined ? (
        <div className="flex flex-col items-start gap-4">
          <p className="text-lg">
            {t.notNow}. {why}
          </p>
          <LinkButton to="/" kind="primary">
            {t.back}
          </LinkButton>
        </div>
      ) : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <LookingIn
            key={tapped}
            lobby={lobby}
            tapped={tapped}
            onRefused={(cause) => {
              if (!(cause instanceof SchoolRefusal)) throw cause;
              cause.take();
              setRefusal(cause);
            }}
            onAgain={() => setTapped(performance.now())}
          />
        </Suspense>
      )}
    </PageLayout>
  );
}
