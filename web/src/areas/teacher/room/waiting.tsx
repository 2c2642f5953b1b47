import type { Lobby } from '@school/contract/lesson-room/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { Icon, Info } from '#kit/icon.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { Heading } from '#kit/page-layout.tsx';
import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { OwnPreview } from './own-preview.tsx';
import { useRoomWords } from './room-words.ts';
import { StandsIn } from './stands-in.tsx';
import { WhoComes } from './who-comes.tsx';

/** Below the door: nobody waits for it to go in. */
const ScriptCard = lazy(() => import('../lesson/script-card.tsx').then(({ ScriptCard: component }) => ({ default: component })));

interface WaitingProps {
  lobby: Lobby;
  own: OwnMediaSource;
  onDue(): void;
  onEnter(): void;
}

/** Before the door: whether one is seen and heard, who is there, and what the colleague left to know. */
export function Waiting({ lobby, own, onDue, onEnter }: WaitingProps) {
  const t = useTexts('teacherRoom');
  const words = useRoomWords();
  const say = useRefusals();
  const now = useNow(10);
  const { eventId } = lobby;
  const { data: lesson } = useQuery(quietly(queryOf('GET /teacher/lessons/:eventId', { params: { eventId } })));
  const { enter } = lobby.may;
  const from = !enter.allowed && enter.why === 'lesson_room.too_early' ? enter.facts['from'] : undefined;
  const minutes = Math.round((now - Date.parse(lobby.timestamp)) / 60_000);
  return (
    <div className="mx-auto grid w-full max-w-6xl grow content-center items-start gap-6 p-4 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:p-8">
      <header className="lg:col-span-2">
        <Heading title={words.title(lobby)} windowTitle={t.title(words.kids(lobby))} />
        <p className="text-mute">
          {words.about(lobby)} · {minutes < 0 ? t.wait.begins(-minutes) : minutes === 0 ? t.wait.now : t.wait.runs(minutes)}
        </p>
      </header>
      <OwnPreview own={own} />
      <div className="flex flex-col gap-5">
        {lesson?.insteadOf && <StandsIn insteadOf={lesson.insteadOf} lobby={lobby} minutes={minutes} />}
        <Card label={t.wait.kids} className="flex flex-col gap-4">
          <h2 className="text-lg">{t.wait.kids}</h2>
          <WhoComes lobby={lobby} now={now} />
        </Card>
        {lobby.engine === 'outside' && (
          <p className="flex gap-2 rounded-md bg-warn-soft p-4">
            <Icon of={Info} />
            {t.wait.engine}
          </p>
        )}
        <Button
          kind="primary"
          size="large"
          wide
          disabled={!enter.allowed}
          hint={enter.allowed || from !== undefined ? undefined : say(enter.why, enter.facts)}
          onPress={onEnter}
        >
          {t.wait.enter}
        </Button>
        {typeof from === 'string' && (
          <p className="text-mute">
            {t.wait.opens} <Countdown until={from} label={t.wait.opens} onOver={onDue} />
          </p>
        )}
        <LoneLink to="/teacher/lessons/$eventId" params={{ eventId }} className="self-start">
          {t.toLesson}
        </LoneLink>
      </div>
      <div className="lg:col-span-2">
        <Suspense>
          <ScriptCard eventId={eventId} />
        </Suspense>
      </div>
    </div>
  );
}
