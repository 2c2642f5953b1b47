import type { AnswerOf } from '@school/contract/calls';
import { queryOptions } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import type { SchoolRefusal } from '#api/school-refusal.ts';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { type Chosen, decisionsOf, outcomeOf } from '#widgets/substitution/choices.ts';
import { LessonChoice } from '#widgets/substitution/lesson-choice.tsx';
import { useTouchedWords } from '#widgets/lesson-look/touched-lesson.tsx';
import { leftOpen } from './left-open.ts';

type LeavePreview = AnswerOf<'POST /manager/teachers/:teacherId/leave/preview'>;

/** Whose lessons would have to go to whom. */
export const leavePreviewOf = (teacherId: string) =>
  queryOptions<LeavePreview, SchoolRefusal>({
    queryKey: ['POST /manager/teachers/:teacherId/leave/preview', teacherId],
    queryFn: ({ signal }) => api('POST /manager/teachers/:teacherId/leave/preview', { params: { teacherId }, body: {} }, { signal }),
    staleTime: 10_000,
  });

interface LeaveFieldsProps {
  preview: LeavePreview | undefined;
  isFailed: boolean;
  isOutdated: boolean;
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

/** Every lesson ahead of a teacher who goes: who takes it for good, and the others who could. */
export function LeaveFields({ preview, isFailed, isOutdated, chosen, onChoose }: LeaveFieldsProps) {
  const t = useTexts('managedTeachers');
  const { form } = useTexts('teacherAbsences');
  const words = useTouchedWords();
  const lessons = preview?.lessons ?? [];
  const decisions = decisionsOf(lessons, chosen);
  const { given, canceled } = outcomeOf(decisions);
  const open = leftOpen(lessons, decisions);
  const whose = open.schedules.map((lesson) => `${words.kids(lesson)}, ${words.subject(lesson)}`).join('; ');
  return (
    <>
      <p>{t.leaveAbout}</p>
      <div aria-live="polite" className="flex flex-col gap-2">
        {isOutdated && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.absence.changed}</p>}
        {isFailed && <p className="font-bold text-bad">{form.notLooked}</p>}
        {!preview && !isFailed && <Skeleton className="h-24" />}
        {preview?.lessons.length === 0 && <p>{t.leaving.none}</p>}
        {preview && preview.lessons.length > 0 && <h3 className="font-bold">{t.leaving.comesTo(given, canceled, preview.families)}</h3>}
        {whose !== '' && <p className="rounded-sm bg-warn-soft p-3 text-warn">{t.leaving.schedules(whose)}</p>}
        {open.clubs && <p className="rounded-sm bg-warn-soft p-3 text-warn">{t.leaving.clubs}</p>}
      </div>
      {preview && preview.lessons.length > 0 && (
        <ul aria-label={t.leaving.lessons} className="flex max-h-[60vh] flex-col gap-3 overflow-y-auto">
          {preview.lessons.map((substitution) => (
            <LessonChoice
              key={substitution.lesson.eventId}
              substitution={substitution}
              chosen={chosen.get(substitution.lesson.eventId)}
              onChoose={(to) => onChoose(new Map([...chosen, [substitution.lesson.eventId, to]]))}
            />
          ))}
        </ul>
      )}
      {given > 0 && <TextArea label={form.note} name="note" help={form.noteHelp} rows={2} maxLength={2000} />}
    </>
  );
}
