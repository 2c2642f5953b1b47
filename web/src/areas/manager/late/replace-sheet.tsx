import type { SubstitutionChoice } from '@school/contract/staffing/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TouchedLine } from '#widgets/lesson-look/touched-lesson.tsx';
import { ProposalChoice } from '#widgets/substitution/proposal-choice.tsx';

import { useReason } from '../use-reason.ts';

interface ReplaceSheetProps {
  /** Undefined when it is no longer in the list. */
  late: SubstitutionChoice | undefined;
  onClose(): void;
}

/** Another teacher for a lesson that waits: the proposals as they are now, and the reason. */
export function ReplaceSheet({ late, onClose }: ReplaceSheetProps) {
  const t = useTexts('lateLessons');
  const { nobodyFree } = useTexts('substitution');
  // The list goes on changing behind; what was opened stays to be read.
  const [first] = useState(late);
  const { lesson, proposals } = late ?? first ?? {};
  const [wanted, setWanted] = useState<string | null>(null);
  const replace = useCall('POST /manager/lessons/:eventId/replace', { changes: ['GET /manager/late-lessons'] });
  const teacher = (proposals?.find((it) => it.teacher.teacherId === wanted) ?? proposals?.[0])?.teacher;

  const submit = async (_: FormData, reason: string) => {
    if (!lesson || !teacher) return undefined;
    await replace.mutateAsync({ params: { eventId: lesson.eventId }, body: { teacherId: teacher.teacherId, reason } });
    return t.given(teacher.name);
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed('GET /manager/late-lessons');
    // «Choose another time» is for families; here another teacher is wanted.
    if (cause instanceof SchoolRefusal && cause.code === 'scheduling.slot_taken') {
      cause.take();
      return { teacher: t.taken };
    }
    return atFields({
      teacher: ['scheduling.teacher_does_not_fit', 'scheduling.teacher_not_found', 'scheduling.same_teacher'],
      '': ['scheduling.lesson_is_over'],
    })(cause, names);
  };

  return (
    <FormSheet
      title={t.replace}
      onClose={onClose}
      gone={!late && t.noLonger}
      reason={useReason({ defaultValue: t.usual })}
      submit={teacher && { label: t.give(teacher.name) }}
      onSubmit={submit}
      onRefusal={refused}
    >
      {lesson && <TouchedLine lesson={lesson} />}
      {proposals?.length === 0 && <p className="font-bold text-warn">{nobodyFree}</p>}
      {proposals && proposals.length > 0 && (
        <ProposalChoice label={t.who} name="teacher" proposals={proposals} value={teacher?.teacherId ?? null} onChange={setWanted} />
      )}
    </FormSheet>
  );
}
