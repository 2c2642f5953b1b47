import { callOutcomes } from '@school/contract/lesson-room/limits';
import { idOf } from '@school/contract/lesson-room/people';
import type { RoomNow, RoomPerson } from '@school/contract/lesson-room/shapes';

import { schoolNow } from '#api/school-clock.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { FamilyNumber } from './family-number.tsx';

/** Children who should be in the room and are not: their families are called from here, and the teacher reads what they said. */
export function MissingFamilies({ room }: { room: RoomNow }) {
  if (schoolNow() < Date.parse(room.timestamp)) return null;
  const isHere = (kid: RoomPerson) => room.members.some(({ person, state }) => person === kid.person && state !== 'gone');
  return room.kids.filter((kid) => !isHere(kid)).map((kid) => <Missing key={kid.person} kid={kid} eventId={room.eventId} />);
}

function Missing({ kid, eventId }: { kid: RoomPerson; eventId: string }) {
  const { missing: t } = useTexts('liveRooms');
  const called = useCall('POST /manager/rooms/:eventId/called');
  const kidUid = idOf(kid.person);
  return (
    <section aria-label={t.title(kid.name)} className="flex flex-col items-start gap-2 rounded-md bg-warn-soft p-4">
      <h3 className="text-base text-warn">{t.title(kid.name)}</h3>
      <FamilyNumber
        eventId={eventId}
        kidUid={kidUid}
        afterwards={
          <span className="flex flex-wrap gap-2">
            {callOutcomes.map((outcome) => (
              <Button
                key={outcome}
                size="small"
                busy={called.isPending}
                onPress={() =>
                  called.mutate(
                    { params: { eventId }, body: { kidUid, outcome } },
                    { onSuccess: () => void raiseNotice({ tone: 'good', text: t.told }) },
                  )
                }
              >
                {t.outcomes[outcome]}
              </Button>
            ))}
          </span>
        }
      />
      <p className="text-sm text-mute">{t.about}</p>
    </section>
  );
}
