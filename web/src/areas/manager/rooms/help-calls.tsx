import { idOf } from '@school/contract/lesson-room/people';
import type { HelpCall } from '@school/contract/lesson-room/trouble-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';

import { useReason } from '../use-reason.ts';
import { FamilyNumber } from './family-number.tsx';

/** The calls for help of a room: who asks for what, who looks into it, and what came of it. */
export function HelpCalls({ eventId }: { eventId: string }) {
  const { help: t } = useTexts('liveRooms');
  const [closing, setClosing] = useState<HelpCall>();
  const { data, refetch } = useQuery({
    ...quietly(queryOf('GET /manager/rooms/:eventId/help', { params: { eventId } })),
    refetchInterval: 10_000,
    staleTime: 5_000,
  });
  const act = useCall('POST /manager/rooms/:eventId/help', { changes: ['GET /manager/rooms', 'GET /manager/rooms/:eventId/help'] });
  if (!data) return null;
  return (
    <>
      {data.calls.map((call) => (
        <OneCall
          key={call.helpId}
          eventId={eventId}
          call={call}
          isBusy={act.isPending}
          onTake={() => act.mutate({ params: { eventId }, body: { helpId: call.helpId, act: 'take', reason: t.takeReason } })}
          onClose={() => setClosing(call)}
        />
      ))}
      {closing && (
        <CloseSheet
          onClose={() => setClosing(undefined)}
          onSend={async (reason) => {
            await act.mutateAsync({ params: { eventId }, body: { helpId: closing.helpId, act: 'close', reason } });
            void refetch();
          }}
        />
      )}
    </>
  );
}

interface OneCallProps {
  eventId: string;
  call: HelpCall;
  isBusy: boolean;
  onTake(): void;
  onClose(): void;
}

function OneCall({ eventId, call, isBusy, onTake, onClose }: OneCallProps) {
  const { help: t, roles } = useTexts('liveRooms');
  const locale = useLocale();
  const { byPhone } = call;
  const isOpen = call.closedAt === null;
  return (
    <section className={`flex flex-col gap-2 rounded-md p-4 ${isOpen && call.takenBy === null ? 'bg-bad-soft' : 'bg-sunk'}`}>
      <h3 className="figures text-base text-mute">{t.title(at(locale, call.timestamp, 'time', schoolZone))}</h3>
      <p className="font-bold">{t.asks(call.by?.name ?? roles.teacher, t.codes[call.code])}</p>
      {byPhone && byPhone.teacher !== null && (
        <p className="figures">
          {t.phoneTeacher}:{' '}
          <a href={`tel:${byPhone.teacher}`} className="inline-flex min-h-11 items-center font-bold text-brand underline">
            {byPhone.teacher}
          </a>
        </p>
      )}
      {byPhone?.kid && (
        <div className="flex flex-col items-start gap-1">
          <p>{t.phoneFamily(byPhone.kid.name)}</p>
          <FamilyNumber eventId={eventId} kidUid={idOf(byPhone.kid.person)} />
          <p className="text-sm text-mute">{t.numberLogged}</p>
        </div>
      )}
      {call.takenBy !== null && <p>{t.takenBy(call.takenBy)}</p>}
      {isOpen ? (
        <span className="flex flex-wrap gap-2">
          {call.takenBy === null && (
            <Button kind="primary" size="small" busy={isBusy} onPress={onTake}>
              {t.take}
            </Button>
          )}
          <Button size="small" onPress={onClose}>
            {t.close}
          </Button>
        </span>
      ) : (
        <p className="text-mute">{t.closed}</p>
      )}
    </section>
  );
}

function CloseSheet({ onClose, onSend }: { onClose(): void; onSend(reason: string): Promise<void> }) {
  const { help: t, acts } = useTexts('liveRooms');
  return (
    <FormSheet
      title={t.close}
      onClose={onClose}
      reason={useReason({ label: t.closeAsk, help: acts.reasonHelp })}
      submit={{ label: t.close }}
      onSubmit={async (_, reason) => {
        await onSend(reason);
        return acts.done;
      }}
    />
  );
}
