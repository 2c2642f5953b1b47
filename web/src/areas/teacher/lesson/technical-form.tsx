import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { noReason, reasonFrom } from '#kit/reason.ts';
import { ReasonChoice } from '#kit/reason-choice.tsx';

interface TechnicalFormProps {
  eventId: string;
  /** It costs nothing, so there is nothing to come back. */
  isTrial: boolean;
  onMarked(lesson: TeacherLesson): void;
  onLeave(): void;
}

/** A lesson that technology broke: why, out of a list or in words. */
export function TechnicalForm({ eventId, isTrial, onMarked, onLeave }: TechnicalFormProps) {
  const { lesson: t } = useTexts('teacher');
  const breakDown = useCall('POST /teacher/lessons/:eventId/technical', { changes: ['GET /teacher/lessons'] });
  const [reason, setReason] = useState(noReason);
  const submit = async () => {
    const why = reasonFrom(reason, t.reasons, t.reason);
    if (why.wrong) return why.wrong;
    onMarked(await breakDown.mutateAsync({ params: { eventId }, body: { reason: why.reason } }));
    return undefined;
  };
  return (
    <Form onSubmit={submit} label={t.technical} className="flex flex-col gap-4 rounded-md bg-sunk p-4">
      {({ pending }) => (
        <>
          <p>{isTrial ? t.technicalTrial : t.technicalAbout}</p>
          <ReasonChoice usual={t.reasons} t={t.reason} chosen={reason} onChange={setReason} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="danger" busy={pending}>
              {t.technicalDo}
            </Button>
            <Button kind="quiet" onPress={onLeave}>
              {t.leave}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
