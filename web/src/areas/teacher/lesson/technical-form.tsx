import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { TextField } from '#kit/text-field.tsx';

const reasons = ['kid', 'mine', 'sound', 'school'] as const;

interface TechnicalFormProps {
  eventId: string;
  /** It costs nothing, so there is nothing to come back. */
  isTrial: boolean;
  onMarked(lesson: TeacherLesson): void;
  onLeave(): void;
}

/** A lesson that technology broke: why, in one tap or in words. */
export function TechnicalForm({ eventId, isTrial, onMarked, onLeave }: TechnicalFormProps) {
  const { lesson: t } = useTexts('teacher');
  const breakDown = useCall('POST /teacher/lessons/:eventId/technical', { changes: ['GET /teacher/lessons'] });
  const [reason, setReason] = useState<(typeof reasons)[number]>();
  const submit = async (form: FormData): Promise<FieldErrors | undefined> => {
    const written = form.get('details');
    const said = [reason && t.reasons[reason], typeof written === 'string' && written.trim()].filter(Boolean).join('. ');
    if (said === '') return { details: t.reasonNeeded };
    onMarked(await breakDown.mutateAsync({ params: { eventId }, body: { reason: said } }));
    return undefined;
  };
  return (
    <Form onSubmit={submit} label={t.technical} className="flex flex-col gap-4 rounded-md bg-sunk p-4">
      {({ pending }) => (
        <>
          <p>{isTrial ? t.technicalTrial : t.technicalAbout}</p>
          <RadioChips
            label={t.reason}
            name="reason"
            required
            chips={reasons.map((value) => ({ value, label: t.reasons[value] }))}
            value={reason}
            onChange={(value) => setReason(value)}
          />
          <TextField name="details" label={t.details} maxLength={400} />
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
