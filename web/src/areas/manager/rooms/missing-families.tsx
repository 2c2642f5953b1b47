import { callOutcomes } from '@school/contract/lesson-room/limits';
import { idOf } from '@school/contract/lesson-room/people';
import type { RoomNow, RoomPerson } from '@school/contract/lesson-room/shapes';

import { schoolNow } from '#api/school-clock.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, Phone } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';

/** Children who should be in the room and are not: their families are called from here, and the teacher reads what they said. */
export function MissingFamilies({ room }: { room: RoomNow }) {
  if (schoolNow() < Date.parse(room.timestamp)) return null;
  const isHere = (kid: RoomPerson) => room.members.some(({ person, state }) => person === kid.person && state !== 'gone');
  return room.kids.filter((kid) => !isHere(kid)).map((kid) => <Missing key={kid.person} kid={kid} eventId={room.eventId} />);
}

function Missing({ kid, eventId }: { kid: RoomPerson; eventId: string }) {
  const { missing: t } = useTexts('liveRooms');
  const number = useCall('POST /manager/rooms/:eventId/number');
  const called = useCall('POST /manager/rooms/:eventId/called');
  const params = { eventId };
  const kidUid = idOf(kid.person);
  const { data: family } = number;
  return (
    <section aria-label={t.title(kid.name)} className="flex flex-col items-start gap-2 rounded-md bg-warn-soft p-4">
      <h3 className="text-base text-warn">{t.title(kid.name)}</h3>
      {!family && (
        <Button size="small" busy={number.isPending} onPress={() => number.mutate({ params, body: { kidUid } })}>
          <Icon of={Phone} />
          {t.show}
        </Button>
      )}
      {family &&
        (family.phone === null ? (
          <p>{t.noPhone(family.name)}</p>
        ) : (
          <a href={`tel:${family.phone}`} className="figures inline-flex min-h-11 items-center gap-2 font-bold text-brand underline">
            <Icon of={Phone} />
            {t.dial(family.name, family.phone)}
          </a>
        ))}
      {family && (
        <span className="flex flex-wrap gap-2">
          {callOutcomes.map((outcome) => (
            <Button
              key={outcome}
              size="small"
              busy={called.isPending}
              onPress={() =>
                called.mutate({ params, body: { kidUid, outcome } }, { onSuccess: () => void raiseNotice({ tone: 'good', text: t.told }) })
              }
            >
              {t.outcomes[outcome]}
            </Button>
          ))}
        </span>
      )}
      <p className="text-sm text-mute">{t.about}</p>
    </section>
  );
}
