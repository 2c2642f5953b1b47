import { helpCodes } from '@school/contract/lesson-room/limits';
import type { RoomPerson } from '@school/contract/lesson-room/shapes';
import { useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Icon, Info, Phone } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { thisDevice } from '#widgets/equipment-check/steps/this-device.ts';
import { useMember } from '#widgets/room/people-here.ts';
import { useEventId, useRoom } from '#widgets/room/use-room.ts';

interface HelpDialogProps {
  /** The child whose family is called. */
  kid: (RoomPerson & { kidUid: string }) | undefined;
  onClose(): void;
}

type HelpCode = (typeof helpCodes)[number];

/** Calls the school: what has happened in one tap, or the lesson goes on by phone. */
export function HelpDialog({ kid, onClose }: HelpDialogProps) {
  const { help: t } = useTexts('teacherRoom');
  const eventId = useEventId();
  const beat = useMember(useRoom((room) => room.you))?.heartbeat;
  const [code, setCode] = useState<HelpCode>('cannot_hear');
  const help = useCall('POST /lesson-room/:eventId/help');
  const phone = useCall('POST /lesson-room/:eventId/phone');
  const call = () => {
    const { browser, version, system } = thisDevice();
    // Numbers and names of this page alone: no picture and no voice.
    const line = beat ? { rtt: beat.rtt ?? -1, loss: beat.loss ?? -1, ladder: beat.ladder, mic: beat.mic, camera: beat.camera } : {};
    const facts = { browser, version, system, ...line };
    void help.mutateAsync({ params: { eventId }, body: { code, facts } }).then(onClose, () => undefined);
  };
  const ring = (kidUid: string) =>
    void phone.mutateAsync({ params: { eventId }, body: { kidUid } }).then(
      ({ by }) => {
        raiseNotice({ tone: 'good', text: t[by] });
        onClose();
      },
      () => undefined,
    );
  return (
    <Dialog title={t.title} onClose={onClose}>
      <RadioChips<HelpCode>
        label={t.title}
        labelHidden
        name="code"
        required
        chips={helpCodes.map((value) => ({ value, label: t.codes[value] }))}
        value={code}
        onChange={setCode}
      />
      <p className="flex gap-3 rounded-md bg-brand-soft p-3">
        <Icon of={Info} />
        {t.about}
      </p>
      <Button kind="primary" size="large" wide busy={help.isPending} onPress={call}>
        {t.call}
      </Button>
      {kid && (
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <p className="text-mute">{t.phoneAbout}</p>
          <Button wide busy={phone.isPending} onPress={() => ring(kid.kidUid)}>
            <Icon of={Phone} />
            {t.phoneOf(kid.name)}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
