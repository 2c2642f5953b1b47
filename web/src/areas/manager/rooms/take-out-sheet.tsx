import { idOf } from '@school/contract/lesson-room/people';
import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import { useReason } from '../use-reason.ts';

interface TakeOutSheetProps {
  kid: RoomPerson;
  eventId: string;
  onClose(): void;
}

/** A child waits outside for the rest of the lesson; why stands in the log. */
export function TakeOutSheet({ kid, eventId, onClose }: TakeOutSheetProps) {
  const { acts: t } = useTexts('liveRooms');
  const takeOut = useCall('POST /lesson-room/:eventId/take-out');
  return (
    <FormSheet
      title={t.takeOut(kid.name)}
      onClose={onClose}
      reason={useReason({ help: t.reasonHelp })}
      submit={{ label: t.takeOutDo, kind: 'danger' }}
      onSubmit={async (_, reason) => {
        await takeOut.mutateAsync({ params: { eventId }, body: { kidUid: idOf(kid.person), minutes: null, reason } });
        return t.done;
      }}
    >
      <p>{t.takeOutAbout}</p>
    </FormSheet>
  );
}
