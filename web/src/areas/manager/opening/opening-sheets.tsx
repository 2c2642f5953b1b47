import type { StepShown } from '@school/contract/back-office/opening-shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import { useReason } from '../use-reason.ts';

const changes = ['GET /manager/school/opening', 'GET /school/opening'] as const;
const refusals = atFields({ '': ['school.not_ready', 'school.not_seen', 'school.takes_families', 'school.takes_no_families'] });

/** Opens the school: what is missing and may be is named once more, so that it was seen. */
export function OpenSheet({ steps, onClose }: { steps: readonly StepShown[]; onClose(): void }) {
  const t = useTexts('schoolOpening');
  const open = useCall('POST /manager/school/open', { changes });
  const seen = steps.filter(({ standing }) => standing === 'should').map(({ step }) => step);
  return (
    <FormSheet
      title={t.open}
      onClose={onClose}
      reason={useReason({ maxLength: 300, rows: 3 })}
      submit={{ label: t.open }}
      onSubmit={async (_, reason) => {
        await open.mutateAsync({ body: { seen, reason } });
        return t.opened;
      }}
      onRefusal={refusals}
    >
      <p>{t.openAbout}</p>
      {seen.length > 0 && (
        <>
          <p className="font-bold">{t.despite}</p>
          <ul className="list-disc pl-5">
            {seen.map((step) => (
              <li key={step}>{t.steps[step].missing}</li>
            ))}
          </ul>
        </>
      )}
    </FormSheet>
  );
}

/** Takes no new families any more. */
export function CloseSheet({ onClose }: { onClose(): void }) {
  const t = useTexts('schoolOpening');
  const close = useCall('POST /manager/school/close', { changes });
  return (
    <FormSheet
      title={t.close}
      onClose={onClose}
      reason={useReason({ maxLength: 300, rows: 3 })}
      submit={{ label: t.close, kind: 'danger' }}
      onSubmit={async (_, reason) => {
        await close.mutateAsync({ body: { reason } });
        return t.closed;
      }}
      onRefusal={refusals}
    >
      <p>{t.closeAbout}</p>
    </FormSheet>
  );
}
