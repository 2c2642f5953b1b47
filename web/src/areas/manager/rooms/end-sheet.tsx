import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import { useReason } from '../use-reason.ts';

/** A lesson that broke down is over: its unit goes back to the family. */
export function EndSheet({ eventId, onClose }: { eventId: string; onClose(): void }) {
  const { acts: t } = useTexts('liveRooms');
  const end = useCall('POST /manager/rooms/:eventId/end', { changes: ['GET /manager/rooms'] });
  return (
    <FormSheet
      title={t.end}
      onClose={onClose}
      reason={useReason({ help: t.reasonHelp })}
      submit={{ label: t.endDo, kind: 'danger' }}
      onSubmit={async (_, reason) => {
        await end.mutateAsync({ params: { eventId }, body: { as: 'technical', reason } });
        return t.ended;
      }}
    >
      <p>{t.endAbout}</p>
    </FormSheet>
  );
}
