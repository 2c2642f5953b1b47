import type { AnswerOf } from '@school/contract/calls';
import { helpCodes } from '@school/contract/lesson-room/limits';
import type { Lobby, RoomPerson } from '@school/contract/lesson-room/shapes';
import { useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Icon, Info, Phone } from '#kit/icon.tsx';
import { type HelpCode, useHelpCall } from '#widgets/room/use-help-call.ts';

import { PhoneCall } from './phone-call.tsx';

interface HelpDialogProps {
  lobby: Pick<Lobby, 'eventId' | 'isTrial' | 'teacher'>;
  /** The child whose family is called. */
  kid: (RoomPerson & { kidUid: string }) | undefined;
  onClose(): void;
}

/** Calls the school: what has happened in one tap, or the lesson goes on by phone. */
export function HelpDialog({ lobby, kid, onClose }: HelpDialogProps) {
  const { help: t } = useTexts('teacherRoom');
  const { eventId } = lobby;
  const [code, setCode] = useState<HelpCode>('cannot_hear');
  const [rung, setRung] = useState<AnswerOf<'POST /lesson-room/:eventId/phone'>>();
  const help = useHelpCall();
  const phone = useCall('POST /lesson-room/:eventId/phone');
  const call = (about: HelpCode) => void help.call(about).then(onClose, () => undefined);
  const ring = (kidUid: string) => void phone.mutateAsync({ params: { eventId }, body: { kidUid } }).then(setRung, () => undefined);
  if (rung && kid)
    return (
      <Dialog title={t.byPhone} onClose={onClose}>
        <PhoneCall
          asked={rung}
          lobby={lobby}
          kid={kid}
          onHelp={rung.by === 'bridge' ? () => call('not_heard') : undefined}
          onClose={onClose}
        />
      </Dialog>
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
      <Button kind="primary" size="large" wide busy={help.isPending} onPress={() => call(code)}>
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
