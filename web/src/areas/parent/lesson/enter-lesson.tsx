import type { Event } from '@school/contract/calendar/shapes';
import { useEffect, useEffectEvent } from 'react';

import { enter, useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { goTo } from '#kit/router/navigation.ts';
import { DeviceCode } from '#widgets/room-door/device-code.tsx';
import { useOpenRoom } from '#widgets/room-door/use-open-room.ts';

import { OnAir } from './on-air.tsx';

interface EnterLessonProps {
  event: Event;
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  /** The lesson has begun, which may be before its time. */
  onBegun?: () => void;
}

/** The room is open: one tap makes the session the child's (docs/rules/people.md#kid-session) and goes to it. Nothing before and after. Once the lesson has begun a parent may look in. */
export function EnterLesson({ event, kids, onBegun }: EnterLessonProps) {
  const t = useTexts('lessonLook').room;
  const isParent = useSession()?.role === 'parent';
  const isPaid = event.funded || event.kind === 'trial';
  const lobby = useOpenRoom(isParent && isPaid ? event : undefined);
  const toKid = useCall('POST /user/kid-session');
  const hasBegun = lobby !== undefined && lobby.startedAt !== null;
  const begun = useEffectEvent(() => onBegun?.());
  useEffect(() => {
    if (hasBegun) begun();
  }, [hasBegun]);
  if (!lobby) return null;
  const goIn = async (kidUid: string) => {
    enter(await toKid.mutateAsync({ body: { kidUid } }));
    await goTo(`/kids/${encodeURIComponent(kidUid)}/room/${encodeURIComponent(event.eventId)}`);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <OnAir lobby={lobby} />
      {lobby.engine === 'outside' && <p className="basis-full">{t.outside}</p>}
      {kids.map(({ kidUid, firstName }) => (
        <Button
          key={kidUid}
          kind="sun"
          size="large"
          busy={toKid.isPending}
          // What is wrong the red notice has said already.
          onPress={() => void goIn(kidUid).catch(() => undefined)}
        >
          {kids.length === 1 ? t.enter : t.enterAs(firstName)}
        </Button>
      ))}
      {kids.map(({ kidUid, firstName }) => (
        <DeviceCode key={kidUid} eventId={event.eventId} kidUid={kidUid} name={kids.length === 1 ? undefined : firstName} />
      ))}
    </div>
  );
}
