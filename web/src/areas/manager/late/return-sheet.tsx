import type { SubstitutionChoice } from '@school/contract/staffing/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TouchedLine } from '#widgets/lesson-look/touched-lesson.tsx';

import { isFreeOfCharge } from './late-lesson.tsx';
import { useReason } from '../use-reason.ts';

interface ReturnSheetProps {
  /** Undefined when it is no longer in the list. */
  late: SubstitutionChoice | undefined;
  onClose(): void;
}

/** A lesson that nobody gives: what the family gets back, and the reason. */
export function ReturnSheet({ late, onClose }: ReturnSheetProps) {
  const t = useTexts('lateLessons');
  const [first] = useState(late);
  const { lesson, bonus = 0 } = late ?? first ?? {};
  const isFree = lesson !== undefined && isFreeOfCharge(lesson);
  const giveBack = useCall('POST /manager/lessons/:eventId/return', { changes: ['GET /manager/late-lessons'] });

  const submit = async (_: FormData, reason: string) => {
    if (!lesson) return undefined;
    await giveBack.mutateAsync({ params: { eventId: lesson.eventId }, body: { reason } });
    return isFree ? t.returnedFree : t.returned;
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed('GET /manager/late-lessons');
    return atFields({ '': ['scheduling.teacher_is_here', 'scheduling.lesson_is_over'] })(cause, names);
  };
  return (
    <FormSheet
      title={isFree ? t.backShort : t.back}
      label={t.back}
      onClose={onClose}
      gone={!late && t.noLonger}
      reason={useReason({ defaultValue: t.usual })}
      submit={{ label: isFree ? t.backFreeDo : t.backDo }}
      onSubmit={submit}
      onRefusal={refused}
    >
      {lesson && <TouchedLine lesson={lesson} />}
      <p>{isFree ? t.backFree : t.backAbout(bonus)}</p>
    </FormSheet>
  );
}
