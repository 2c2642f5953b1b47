import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useEventId } from '#widgets/room/use-room.ts';

interface TakeOutDialogProps {
  kid: RoomPerson & { kidUid: string };
  onClose(): void;
}

/** A child waits outside for a while, or is called back. */
export function TakeOutDialog({ kid: { kidUid, name }, onClose }: TakeOutDialogProps) {
  const { kid: t } = useTexts('teacherRoom');
  const eventId = useEventId();
  const takeOut = useCall('POST /lesson-room/:eventId/take-out');
  const send = (minutes: number | null) =>
    void takeOut.mutateAsync({ params: { eventId }, body: { kidUid, minutes } }).then(onClose, () => undefined);
  return (
    <Dialog title={`${t.takeOutTitle}: ${name}`} onClose={onClose}>
      <p>{t.takeOutAbout}</p>
      <div className="flex flex-col gap-3">
        {lessonRoomLimits.takeOutMinutes.map((minutes) => (
          <Button key={minutes} wide busy={takeOut.isPending} onPress={() => send(minutes)}>
            {t.takeOutFor(minutes)}
          </Button>
        ))}
        <Button wide busy={takeOut.isPending} onPress={() => send(null)}>
          {t.takeOutRest}
        </Button>
        <Button kind="quiet" wide busy={takeOut.isPending} onPress={() => send(0)}>
          {t.takeBack}
        </Button>
      </div>
    </Dialog>
  );
}
