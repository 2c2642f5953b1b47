import type { Event } from '@school/contract/calendar/shapes';
import type { RegularSchedule } from '@school/contract/scheduling/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { noReason, reasonFrom } from '#kit/reason.ts';
import { ReasonChoice } from '#kit/reason-choice.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { touchedBy } from './touched-lessons.ts';
import { TouchedSummary, useGoingLines } from './touched-summary.tsx';

interface EndDialogProps {
  regular: RegularSchedule;
  lessons: readonly Event[];
  areKnown: boolean;
  onPause(): void;
  onClose(): void;
}

/** Ends the schedule: which lessons go and which take place, what comes back, and why. */
export function EndDialog({ regular, lessons, areKnown, onPause, onClose }: EndDialogProps) {
  const texts = useTexts('regularSchedule');
  const t = texts.endDialog;
  const { process, may, changeableFrom, pauseDaysMax } = regular;
  const goes = useGoingLines(touchedBy(lessons, { changeableFrom }));
  const end = useCall('POST /regular-schedule/end', {
    changes: ['GET /user', 'GET /events', 'GET /regular-schedule/:processId', 'GET /schedule-selection/:courseCode/:kidUid'],
  });
  const [reason, setReason] = useState(noReason);
  const submit = async () => {
    const why = reasonFrom(reason, t.reasons, texts.reason);
    if (why.wrong) return why.wrong;
    await end.mutateAsync({ body: { processId: process.processId, reason: why.reason } });
    raiseNotice({ tone: 'good', text: t.done });
    onClose();
    return undefined;
  };
  return (
    <Sheet title={t.title} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={atFields({ '': ['scheduling.no_schedule'] })}>
        {({ pending }) => (
          <>
            {areKnown ? <TouchedSummary lines={[...goes, { sign: 'go', words: texts.touched.placesGo }]} /> : <Skeleton className="h-28" />}
            <p>{texts.touched.progress}</p>
            {may.pause.allowed && (
              <p className="flex flex-wrap items-center gap-3 text-mute">
                {t.pauseInstead(pauseDaysMax)}
                <Button size="small" onPress={onPause}>
                  {texts.pauseAction.do}
                </Button>
              </p>
            )}
            <ReasonChoice usual={t.reasons} t={texts.reason} chosen={reason} onChange={setReason} />
            <div className="flex flex-wrap gap-3 *:grow">
              <Button kind="quiet" onPress={onClose}>
                {t.keep}
              </Button>
              <Button type="submit" kind="danger" busy={pending}>
                {t.confirm}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Sheet>
  );
}
