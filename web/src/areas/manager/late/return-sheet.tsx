import { schedulingLimits } from '@school/contract/scheduling/limits';
import type { Restaffing } from '@school/contract/scheduling/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TouchedLine } from '#widgets/lesson-look/touched-lesson.tsx';

import { isFreeOfCharge } from './late-lesson.tsx';
import { ReasonField, reasonOf } from './reason-field.tsx';

interface ReturnSheetProps {
  /** Undefined when it is no longer in the list. */
  late: Restaffing | undefined;
  onClose(): void;
}

/** A lesson that nobody gives: what the family gets back, and the reason. */
export function ReturnSheet({ late, onClose }: ReturnSheetProps) {
  const t = useTexts('lateLessons');
  const [first] = useState(late);
  const lesson = (late ?? first)?.lesson;
  const isFree = lesson !== undefined && isFreeOfCharge(lesson);
  const giveBack = useCall('POST /manager/lessons/:eventId/return', { changes: ['GET /manager/late-lessons'] });

  const submit = async (form: FormData): Promise<FieldErrors | undefined> => {
    const reason = reasonOf(form);
    if (reason === '') return { reason: t.reasonNeeded };
    if (!lesson) return undefined;
    await giveBack.mutateAsync({ params: { eventId: lesson.eventId }, body: { reason } });
    raiseNotice({ tone: 'good', text: isFree ? t.returnedFree : t.returned });
    onClose();
    return undefined;
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed('GET /manager/late-lessons');
    return atFields({ 'scheduling.teacher_is_here': '', 'scheduling.lesson_is_over': '' })(cause, names);
  };

  return (
    <Sheet title={isFree ? t.backShort : t.back} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={refused} label={t.back}>
        {({ pending }) => (
          <>
            {!late && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.noLonger}</p>}
            {lesson && <TouchedLine lesson={lesson} />}
            <p>{isFree ? t.backFree : t.backAbout(schedulingLimits.lateTeacherBonus)}</p>
            <ReasonField />
            <Button type="submit" kind="primary" size="large" busy={pending} disabled={!late}>
              {isFree ? t.backFreeDo : t.backDo}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
