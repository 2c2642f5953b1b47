import { outsideOf } from '@school/contract/lesson-room/outside-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextField } from '#kit/text-field.tsx';

type Of = (typeof outsideOf)[number];

/** Where picture and sound of the lesson are; a teacher who holds lessons at a meeting elsewhere says here where it is. */
export function MeetingCard({ eventId, isGroup }: { eventId: string; isGroup: boolean }) {
  const t = useTexts('roomMeeting');
  const [isChanging, setIsChanging] = useState(false);
  const { data: addresses } = useQuery(queryOf('GET /lesson-room/:eventId/outside', { params: { eventId } }));
  const set = useCall('POST /lesson-room/:eventId/outside', {
    changes: ['GET /lesson-room/:eventId/outside', 'GET /lesson-room/:eventId'],
  });
  if (!addresses) return null;
  const holds = outsideOf.find((of) => addresses[of] !== null);
  return (
    <Card label={t.title} className="flex flex-col gap-4">
      <h2 className="text-lg">{t.title}</h2>
      <p>{holds ? t.elsewhere[holds] : t.here}</p>
      {holds && (
        <>
          <p className="[overflow-wrap:anywhere]">{addresses[holds]}</p>
          <p className="text-mute">{t.about}</p>
        </>
      )}
      <p className="flex flex-wrap gap-3">
        <Button onPress={() => setIsChanging(true)}>{holds ? t.changeAddress : t.change}</Button>
        {holds && (
          <Button
            kind="quiet"
            busy={set.isPending}
            // What is wrong the red notice has said already.
            onPress={() => void set.mutateAsync({ params: { eventId }, body: { of: holds, url: null } }).catch(() => undefined)}
          >
            {t.back}
          </Button>
        )}
      </p>
      {isChanging && (
        <ChangeSheet
          of={holds ?? 'lesson'}
          address={holds ? (addresses[holds] ?? '') : ''}
          isGroup={isGroup}
          onClose={() => setIsChanging(false)}
          onSave={(of, url) => set.mutateAsync({ params: { eventId }, body: { of, url } })}
        />
      )}
    </Card>
  );
}

interface ChangeSheetProps {
  of: Of;
  address: string;
  isGroup: boolean;
  onClose(): void;
  onSave(of: Of, url: string): Promise<unknown>;
}

function ChangeSheet({ of: ofBefore, address, isGroup, onClose, onSave }: ChangeSheetProps) {
  const t = useTexts('roomMeeting');
  const [of, setOf] = useState(ofBefore);
  const urlOf = (data: FormData) => {
    const url = data.get('url');
    return typeof url === 'string' ? url.trim() : '';
  };
  return (
    <FormSheet
      title={t.change}
      onClose={onClose}
      submit={{ label: t.save }}
      check={(data) => (URL.parse(urlOf(data))?.protocol === 'https:' ? undefined : { url: t.wrong })}
      onSubmit={async (data) => {
        await onSave(of, urlOf(data));
        return '';
      }}
    >
      <RadioChips<Of>
        label={t.of}
        name="of"
        chips={outsideOf.filter((it) => isGroup || it !== 'group').map((value) => ({ value, label: t.ofWhat[value] }))}
        value={of}
        onChange={setOf}
      />
      <TextField name="url" type="url" label={t.address} help={t.addressHelp} defaultValue={address} maxLength={500} required />
    </FormSheet>
  );
}
