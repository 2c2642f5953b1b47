import { type ReactNode, useEffect } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Heading } from '#kit/page-layout.tsx';
import type { RoomView } from '#widgets/room/store.ts';
import { useRoom } from '#widgets/room/use-room.ts';

interface OverCardProps {
  eventId: string;
  over: NonNullable<RoomView['over']>;
  onAgain(): void;
}

/** This page is no longer in the room: why, and the way on. */
export function OverCard({ eventId, over: { code }, onAgain }: OverCardProps) {
  const { over: t } = useTexts('teacherRoom');
  const by = useRoom(({ state }) => state.replacedBy);
  // A newer release of the school speaks differently: the page comes back as that one, in the same place.
  useEffect(() => {
    if (code === 'new_release') location.reload();
  }, [code]);
  if (code === 'elsewhere')
    return (
      <Said title={t.elsewhere} about={t.elsewhereAbout} eventId={eventId}>
        <Button kind="primary" size="large" onPress={onAgain}>
          {t.here}
        </Button>
      </Said>
    );
  if (code === 'replaced') return <Said title={by ? t.replacedBy(by.name) : t.replaced} about={t.replacedAbout} eventId={eventId} />;
  if (code === 'session_over')
    return (
      <Said title={t.session_over} eventId={eventId}>
        <LinkButton to="/login" kind="primary" size="large">
          {t.session_over}
        </LinkButton>
      </Said>
    );
  return <Said title={code === 'taken_out' ? t.taken_out : t.ended} eventId={eventId} />;
}

interface RefusedProps {
  eventId: string;
  cause: unknown;
  onAgain(): void;
}

/** The school let the page not in. */
export function Refused({ eventId, cause, onAgain }: RefusedProps) {
  const { over: t } = useTexts('teacherRoom');
  const say = useRefusals();
  return (
    <Said title={t.refused} eventId={eventId} {...(cause instanceof SchoolRefusal && { about: say(cause.code, cause.facts) })}>
      <Button size="large" onPress={onAgain}>
        {t.here}
      </Button>
    </Said>
  );
}

interface SaidProps {
  title: string;
  about?: string;
  eventId: string;
  children?: ReactNode;
}

function Said({ title, about, eventId, children }: SaidProps) {
  const t = useTexts('teacherRoom');
  return (
    <div className="m-auto flex w-full max-w-lg flex-col items-center gap-4 p-6 text-center">
      <Heading title={title} />
      {about !== undefined && <p className="text-mute">{about}</p>}
      {children}
      <LinkButton to="/teacher/lessons/$eventId" params={{ eventId }} kind="quiet">
        {t.toLesson}
      </LinkButton>
    </div>
  );
}
